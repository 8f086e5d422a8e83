// What a text needs of a font, in a few bytes that the cache can keep of each question. It is taken from tokens, never from
// printed HTML, so that a share of a build that prints nothing of a question knows the same. The rule looks at nothing
// else: the Latin block always; the first block of syllables as soon as one of it occurs; another once half of it occurs,
// else only what does. So a clean build, a warm one and every share have the same bytes.

// The 2,350 syllables of KS X 1001, in three blocks by how often Korean pages and this project's own texts use them; in
// order of their code points within each. Frequencies of the web are those by which Google Fonts and Pretendard divide
// their Korean fonts. A syllable that moves to another block changes the fonts of every archive.

/** 97 % of what people write, and all that pages themselves say. */
const first = [
  '가각간갈감갑값강같개객거건걸검것게겠겨격견결겹겼경계고골곰곳공과관괄광교구국군굴궁권귀규그극근글금급',
  '기긴길김깁까깎깨께꼭꽃꾸꿈뀌끝끼나난날남납낱내낸냐냥너넉널넘넣네넷녀년노논놀농높놓누눈눕뉴느는늘능니',
  '닌님닙닝다단닫달담답당대댓더덕던데덱델도독돈돌동돼됐되된될됨됩두둔둘둡뒤듈드득든들듭듯등디딩따때떠떤',
  '떻또똑뛰뜻라락란람랍랑래랙랜램랩략량러런럴럼럽렇레렉렌려력련렬렸령례로록론롤료루류르른를름리릭린릴림',
  '립릿링마막만많말맛망맞매맨머먹먼메멤며면명몇모목몰못무묶문묻물뭐뮤므미민밀및바박밖반받발밝밤방배백버',
  '번벌범법벗베벤벽변별병보복본볼봅봉봐봤부북분불붙뷰브블비빈빌빗빠빨빼뺐뿐사삭산살삼상새색생서석선설섯',
  '성세센셀셉셔션셜셨소속손솔송쇄쇼수순술숫쉬쉽슈스슬습슷승시식신실심십싱싶싸써쓰쓴쓸씁씨씩아악안않알암',
  '압았앙앞애액앱야약양어억언얼엄업없엇었에엔여역연열였영예옛오온올옮옴옵와완왔왕왜외요욕용우운울움웃워',
  '원월웨웹위유육윤율으은을음응의이익인일읽임입있자작잘잠잡장재쟁저적전절점접정제젝져졌조족존좀좁종좋죠',
  '주준줄줍중즈즐증지직진질집징짜째쪽찍차착찬참창찾채책처천철첨첫청체쳐초촘총최추축출충취츠측층치친칠침',
  '칭카칸칼캐커컨컬컴케켜코콘콜쿠쿼크큰클키킵킹타탁탄탈탕태택터턴테텍텐템토톡통퇴투트특튼틀티팀팅파판팔',
  '패퍼페펴편평포폭폰폴표푸풀품풍프픈플피픽필핑하학한할함합항해했행향허험헤혀현협형혜호혹혼홈홍화확환활',
  '황회획횟효후휴흔희히힌힘',
].join('')

/** With these, more than 99.5 %. */
const second = [
  '갓갔갖갚갠갤갰갱걱걷겁겉겐겜겟겪겸곁곡곤곧곱곶곽괘괜괴굉굳굵굽굿균긋긍깃깅깊깐깔깜깝깡깥깹꺼꺾껏껐껴',
  '꼬꼴꼼꼽꽂꽉꽤꾀꾼꿀꿉꿔꿨뀐뀔뀜뀝끄끈끊끌끔끕끗낀낄낌낙낚낡낫났낭낮낯낳낼냄냅냈냉넌넓넥넬녁념녔녕녹',
  '놈놉놔놨뇌뇨눅눌눔눠눴뉘뉜늄늦늬닉닐닛닥닭닮닷닿댄댕덜덟덤덧덩덮덴뎃돋돔돕둑둠둥뒀뒷듀듣듬딕딘딜딤딥',
  '딧딪딱딴딸땀땅땐땜땡떡떨떴떼똥뚜뚝뚫뚱뜁뜨뜬뜰뜸뜹띄띠랄랐랫랬랭럭럿렀렁렐렘렛렴렵롬롭롯롱뢰룡룩룬룰',
  '룸룹뤄뤘륙륜률륨륭릅릇릉릎맑맘맙맡맥맵맷맹맺멀멈멋멍멕멘멜멱멸몫몬몸몽묘묵뭅뭉뭍뭔뭘뮬믹믿밋밌밍밑밟',
  '밥밭밴밸뱀뱃뱅벅벚벡벨벳벼볍볶봄봇붉붓붕뷔븐빅빔빕빙빚빛빡빴빵뺀뺄뺍뻐뻔뼈뽀뽐뽑뽕뾰뿌뿜쁘쁜쁠쁨쁩삐',
  '삶삽샀샌샐샘샤샴샵샷섀섞섬섭섰섹셈셋셰셸솜쇠숍숙숨숭숲쉐쉴쉼슐슨슴싣싫싹싼쌀쌈쌉쌍쌓썩썬썰썸썼쎄쏘쏟',
  '쏩씀씬씹앉앗앤앨앰앵얀얄얇얌얕얗얘얻엉엎엑엘엠엣엮염엽엿옆옥옷옹왠왼욱웁웅웠웬웰윈윌윗윙융읍잃잇잉잊',
  '잎잔잖잭잼쟈젊젖젠젤젯젼졸좌죄죽줌줘줬쥐쥔쥬즉즌즘짐짓짚짝짠짤짧짰짱쩌쩍쩔쩡쪘쪼쭈쭉쭙쭤쯤찌찔찜찝찮',
  '찰찼챔챘챙챠척첩쳤촉촌촬춘춤춥춰췄츄칙칩칫캔캘캠캡캣컵컷컸켓켰콤콩쾌쿄쿨쿵퀀퀄퀘퀴퀵퀸큐큘큼큽킥킨킬',
  '킴킷탐탑탓탔탠탬탭탱턱털텀텔텝텨텼톤톰톱툰툴튀튑튕튜틱틴틸팁팝팟팡팩팬팸팽펀펌펙펜펠펫펼폈폐폼푼퓨픔',
  '픕핀핏핫핵핸햄햇헉헌헐헛헬헷혁혈혐혔홀홉횡훅훈훌훑훔훨훼휘흉흐흑흘흠흡흥흰힐힙',
].join('')

/** The rest of the standard. */
const third = [
  '갇갉갊갗갛갬갭갯갸갹갼걀걋걍걔걘걜걺겄겅겆겊겋겔겝겡겯겻곈곌곕곗곪곬곯괆괌괍괏괠괩괬괭괵괸괼굄굅굇굔',
  '굘굡굣굶굻굼궂궈궉궐궜궝궤궷귁귄귈귐귑귓귤귿긁긔긱긷긺깆깍깖깟깠깩깬깰깸깻깼깽꺄꺅꺌꺽껀껄껌껍껑껙껜',
  '껨껫껭껸껼꼇꼈꼍꼐꼰꼲꼿꽁꽈꽐꽜꽝꽥꽹꾄꾈꾐꾑꾕꾜꾹꿇꿋꿍꿎꿜꿩꿰꿱꿴꿸뀀뀁뀄뀨끅끎끓끙끽낍낏낑낟낢',
  '낵냇냑냔냘냠넋넒넙넛넜넝넨넴넵넸넹녈녑녘녜녠놂놋놘놜뇐뇔뇜뇝뇟뇩뇬뇰뇹뇻뇽눋눗눙눼뉠뉨뉩뉵뉼늅늉늑늙',
  '늚늠늡늣늪늰늴닒닢닦닯닳닸닺닻댁댈댐댑댔댜덖덛덞덥덫뎀뎁뎄뎅뎌뎐뎔뎠뎡뎨뎬돎돐돗돛돝돠돤돨됫됴둣둬뒈',
  '뒝뒨뒬뒵뒹듄듐듕듦듸딛딨땁땃땄땋땍땔땝땟땠떪떫떰떱떳떵떽뗀뗄뗌뗍뗏뗐뗑뗘뗬똔똘똬똴뙈뙤뙨뚠뚤뚬뛔뛴뛸',
  '뜀뜅뜩뜯띈띌띔띕띤띨띰띱띳띵랏랒랖랗랠랴랸럇렙렝렷롄롑롓롸롼뢍뢨뢴뢸룀룁룃룅룐룔룝룟룻룽뤠뤼뤽륀륄륌',
  '륏륑륩륫륵릊릍맏맒맣맬맴맸먀먁먈먕멂멉멎멓멥멧멨멩몃몄몌몲몹뫄뫈뫘뫙뫼묀묄묍묏묑묜묠묩묫묽묾뭄뭇뭏뭡',
  '뭣뭬뮈뮌뮐뮨뮴뮷믄믈믐믓밂밈밉밗밞밧뱁뱄뱉뱌뱍뱐뱝벋벎벙벧벰벱벴벵볏볐볕볘볜봔봬뵀뵈뵉뵌뵐뵘뵙뵤뵨붇',
  '붊붐붑붚붜붤붰붸뷕뷘뷜뷩뷴뷸븀븃븅븍븜븝븟빎빤빪빰빱빳빻빽뺌뺏뺑뺘뺙뺨뻑뻗뻘뻠뻣뻤뻥뻬뼁뼉뼘뼙뼛뼜뼝',
  '뽁뽄뽈뾔뿅뿍뿔뿟뿡쀼쁑삑삔삘삠삡삣삥삯삳삵삿샅샙샛샜샥샨샬샹섄섈섐섕섟섣섦섧섶셌셍셕셤셥셧셩셴솅솎솖',
  '솝솟솥솨솩솬솰솽쇈쇌쇔쇗쇘쇤쇨쇰쇱쇳쇽숀숄숌숏숑숟숩숯숱숴쉈쉑쉔쉘쉠쉥쉭쉰쉿슁슉슘슛슝슥슭싯싻쌌쌔쌕',
  '쌘쌜쌤쌥쌨쌩썅썲썹썽쎈쎌쏀쏙쏜쏠쏢쏨쏭쏴쏵쏸쐈쐐쐤쐬쐰쐴쐼쐽쑈쑤쑥쑨쑬쑴쑵쑹쒀쒔쒜쒸쒼쓩쓱쓺쓿씌씐씔',
  '씜씰씸씻씽앍앎앓앝앳앴얍얏얜얠얩얹얽얾엊엌엡엥엶엷엾옅옇옌옐옘옙옜옭옰옳옻왁왈왐왑왓왝왬왯왱왹욀욈욉',
  '욋욍욘욜욤욥욧욹욺웍웜웝웡웩웸웽윅윔윕윰윱윳윷윽읊읏읒읓읔읕읖읗읜읠읨읫읾잗잚잣잤잦잰잴잽잿쟀쟉쟌쟎',
  '쟐쟘쟝쟤쟨쟬젓젬젭젱졀졈졉졍졔졺좃좆좇좍좔좝좟좡좨좼좽죈죌죔죕죗죙죡죤죵줅줆줏줴쥑쥘쥠쥡쥣쥰쥴쥼즙즛',
  '짇짊짖짙짢짬짭짯짹짼쨀쨈쨉쨋쨌쨍쨔쨘쨩쩐쩜쩝쩟쩠쩨쩽쪄쫀쫄쫌쫍쫏쫑쫓쫘쫙쫠쫬쫴쬈쬐쬔쬘쬠쬡쭁쭌쭐쭘쭝',
  '쭸쭹쮜쮸쯔쯧쯩찐찡찢찧찹찻챈챌챕챗챤챦챨챰챵첬첵첸첼쳄쳅쳇쳉쳔쳬쳰촁촐촙촛촤촨촹쵠쵤쵬쵭쵯쵱쵸춈춧췌',
  '췐췬췰췸췹췻췽츈츌츔츙츤츨츰츱츳칟칡칵캄캅캇캉캑캤캥캬캭컁컥컫컹켁켄켈켐켑켕켠켤켬켭켯켱켸콕콥콧콰콱',
  '콴콸쾀쾅쾡쾨쾰쿡쿤쿰쿱쿳퀑퀭퀼큄큅큇큉큔큠큭킁탉탤탯탰탸턍턺텁텃텄텅텟텡텬톄톈톨톳톺톼퇀퇘퇸툇툉툐툭',
  '툼툽툿퉁퉈퉜퉤튁튄튈튐튠튤튬튱튿틂틈틉틋틔틘틜틤틥팃팍팎팖팜팠팥팰팹팻팼퍄퍅퍽펄펍펏펐펑펨펩펭폄폅폘',
  '폡폣폽폿퐁퐈퐝푀푄푠푤푭푯푹푿풂풉풋풔풩퓌퓐퓔퓜퓟퓬퓰퓸퓻퓽픗핌핍핥핼햅햐헒헙헝헥헨헴헵헹혓혠혤혭홅',
  '홋홑홧홰홱홴횃횅횐횔횝횬횰횹횻훗훙훠훤훰훵훽휀휄휑휙휜휠휨휩휫휭휵휸휼흄흇흖흗흙흣흩흴흼흽힁힉힛힝',
].join('')

/** Single letters, which stand for laughter and tears and head the directory: they come with the first block. */
const letters =
  'ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'

/** The most used first. */
export const syllableBlocks: readonly string[] = [first + letters, second, third]

/**
 * What every font holds, whether it occurs or not: ASCII, and the punctuation, signs and arrows of the templates, of
 * stylesheets and of most texts; and the sign of roots, which no text of a formula names. Browsers draw it with the first
 * font alone, and draw nothing where that lacks it.
 */
const latin: string = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00a0£¥§©«®°±−·»×÷–—‘’“”•…※₩€←↑→↓√✓〈〉《》「」『』`

/** A face of the site: what people read, and code. */
export type Face = 'text' | 'code'

/** With that of formulas, which holds the same in every archive that shows some. */
export const fontFaces = ['text', 'code', 'math'] as const

export type FontFace = (typeof fontFaces)[number]

/**
 * Letters, upright, italic, bold, script, of Fraktur and of sets, of which most are no letters that anybody typed; signs
 * of operations and relations, arrows, brackets. What is rarer is left to the fonts of the system.
 */
export const mathCharacters: string = `
  20-7e a8 ac af b1 b4 b7 d7 f7 131 237 2c6 2c7 2d8-2da 302-304 307 308 30c 391-3a9 3b1-3c9 3d1 3d5 3d6 3f0 3f1 3f5
  2016 2020 2021 2026 2032 2033 203e 20d7 2102 210b-2113 2115 2118-211d 2124 212c 2130 2131 2133 2135
  2190-2195 21a6 21aa 21cc 21d0-21d5 2200-2209 220b 220f-2213 2216-221a 221d 221e 2220 2223 2225-222e 2234 2235
  223c 2243 2245 2248 224d 2260-2265 226a 226b 2282-2287 2295-2299 22a2-22a5 22a8 22c0-22c6 22ee-22f1
  2308-230b 23de 23df 25a1 25b3 25ca 25cb 27e8 27e9 27ee 27ef 27f5-27fa 2a7d 2a7e
  1d400-1d4b5 1d504-1d550 1d6a8-1d755 1d7ce-1d7d7`
  .trim()
  .split(/\s+/)
  .map(toCharacters)
  .join('')

/** `3b1-3c9` → `αβγ…ω` */
function toCharacters(range: string): string {
  const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

const [common = ''] = syllableBlocks

/** Stands for all of the first block in what texts need, as their font holds either none of it or all. */
const commonSign = '*'

/** Code points of which at least some are in the fonts; all else is left to the fonts of the system. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x00a1, 0x27bf],
  [0x2900, 0x2dff],
  [0x3000, 0x33ff],
  [0xac00, 0xd7a3],
  [0xff00, 0xffef],
]
/** D2Coding knows the hanja of KS X 1001 besides. */
const hanja = [0x4e00, 0x9fff] as const

const [inCommon, inOthers] = [1, 2]

const kinds = { text: toKinds('text'), code: toKinds('code') }

/** By UTF-16 unit: 0 for what asks for nothing. */
function toKinds(face: Face): Uint8Array {
  const table = new Uint8Array(0x10000)
  for (const [first, last] of face === 'code' ? [...ranges, hanja] : ranges)
    table.fill(inOthers, first, last + 1)
  // Code holds little Hangul.
  if (face === 'text') for (const character of common) table[character.charCodeAt(0)] = inCommon
  for (const character of latin) table[character.charCodeAt(0)] = 0
  return table
}

// In which call a UTF-16 unit was found last, so that a text asks once for what it holds a hundred times.
const lastFound = new Uint32Array(0x10000)
let calls = 0

/**
 * Characters beyond the Latin block, each once, in code-unit order; in text `commonSign` for those of the first block of
 * syllables: `'API 서버, 뷁'` → `'*뷁'`.
 */
export function toNeeds(texts: Iterable<string>, face: Face): string {
  const table = kinds[face]
  const found: number[] = []
  let hasCommon = false
  calls += 1
  for (const text of texts) {
    const { length } = text
    for (let index = 0; index < length; index += 1) {
      const unit = text.charCodeAt(index)
      const kind = table[unit]
      // Most of a Korean text is of this kind.
      if (kind === inCommon) hasCommon = true
      else if (kind === inOthers && lastFound[unit] !== calls) {
        lastFound[unit] = calls
        found.push(unit)
      }
    }
  }
  if (hasCommon) found.push(commonSign.charCodeAt(0))
  return String.fromCharCode(...found.sort((one, other) => one - other))
}

const codeElement = /<(code|pre|kbd|samp)\b[\s\S]*?<\/\1>/g

/** For each face what it has to hold, as `toNeeds` gives it. */
export type CharacterNeeds = Readonly<Record<Face, string>>

/** What HTML, or JSON that holds some, needs of both faces. */
export function toHtmlNeeds(html: readonly string[]): CharacterNeeds {
  const text = html.map((each) => each.replace(codeElement, ''))
  const code = html.flatMap((each) => each.match(codeElement) ?? [])
  return { text: toNeeds(text, 'text'), code: toNeeds(code, 'code') }
}

/** A block comes as a whole once so much of it occurs: until then only what does. */
const enough = 1 / 2

/** Blocks of ready-made fonts. What is rarer is in a file beside them, where there is any. */
const readyBlocks = 2

/** What ready-made fonts hold, for texts with no syllables, with frequent ones, and with more. Code holds little Hangul. */
export const readySets: Readonly<Record<Face, readonly string[]>> = {
  text: Array.from(
    { length: readyBlocks + 1 },
    (_, count) => latin + syllableBlocks.slice(0, count).join(''),
  ),
  code: [latin],
}

/**
 * A function of what occurs and of nothing else, rounded up to blocks, so that most edits change no font.
 * @param needs what texts need, as `toNeeds` gives it.
 * @returns characters of each file of a face: a ready-made one, and of text those beside it, where there are any.
 */
export function toGlyphSets(needs: Iterable<string>, face: Face): string[] {
  // Of a hundred thousand questions most need the same.
  const occurring = new Set([...new Set(needs)].join(''))
  const isWhole = syllableBlocks.map(
    (block, index) => (index === 0 && occurring.has(commonSign)) || isEnough(block, occurring),
  )
  const count = face === 'code' ? 0 : isWhole.slice(0, readyBlocks).lastIndexOf(true) + 1
  const ready = readySets[face][count] ?? latin
  const whole = syllableBlocks.filter((_, index) => isWhole[index]).join('')
  const besides = new Set([...whole, ...occurring])
  for (const character of ready) besides.delete(character)
  const others = [...besides].sort().join('')
  if (others === '') return [ready]
  return face === 'code' ? [ready + others] : [ready, others]
}

function isEnough(block: string, occurring: ReadonlySet<string>): boolean {
  const found = [...block].filter((character) => occurring.has(character)).length
  return found >= block.length * enough
}
