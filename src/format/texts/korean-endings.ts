// What may follow a word in Korean without a blank: one list, with a column for each use. By that of names a name is told
// from another word (decision 25), by that of keywords a keyword (decision 4); that of the search is left out of what is
// looked for.
//
// What follows `Of` in the name of a constant are the columns that its endings are in. They are texts, and columns are
// put together below: a bundle for the browser has the texts of the column that it takes, and no others.
//
// In the column of names is whatever may be an ending: in doubt a name is masked. In that of keywords nothing is that is
// more often part of a longer word: `정보란`, `버그보고`. The search takes two particles for one: `에서는`.

const josaOfAll = `
으로부터 로부터 에게서 으로서 으로써 이라고 이라는 이라도 한테서 까지 대로 라고 라는 라도 로서 로써 마다 마저 밖에 보다 부터 에게 에서 으로
이나 이라 이란 이랑 조차 처럼 하고 한테 가 과 나 는 도 랑 로 를 만 에 와 은 을 의 이`

const josaOfNamesAndKeywords = `
는커녕 에다가 은커녕 이나마 이든지 이라서 한테는 까진 께서 께선 끼리 나마 든지 라서 만큼 말고 보단 부턴 에겐 에다 에선 으론 이든 이며 이야
이요 치고 커녕 한텐 께 든 라 며 뿐 씩 야 엔 요`

const josaOfNamesAndSearch = `
으로부터는 에게서는 에서부터 이라고는 까지는 까지도 로서는 보다는 부터는 에게는 에게도 에서는 에서도 에서만 에서의 으로는 으로도 으로만
이라면 처럼은 하고는 과는 과의 라면 로는 로도 만은 만을 만이 에는 에도 에만 와는 와의 이고 이면 인데 란`

const josaOfNames = '아 여 이여 시여 더러 보고 건 걸 게 같이 역시 밖엔'

/** Stand before the rest of an ending. */
const suffixesOfNamesAndKeywords = '들 님 님들 씨 측'
const suffixesOfKeywords = '적'

/** What people are called: up to three of them. */
const titlesOfNames = `
군 양 쌤 샘 옹 분 네 좌 형 누나 오빠 언니 아저씨 아줌마 아주머니 선배 후배 선생 교수 교수진 교사 박사 석사 강사 작가 기자 대표 부대표 사장 부사장
이사 상무 전무 부장 차장 과장 계장 국장 반장 조장 대장 대리 팀장 부팀장 실장 본부장 센터장 파트장 소장 원장 부원장 학장 총장 교장 교감 주임 사원
직원 인턴 책임 선임 수석 연구원 연구자 조교 멘토 멘티 튜터 코치 감독 선수 매니저 리더 리드 프로 개발자 프로그래머 엔지니어 아키텍트 디자이너
기획자 마케터 피엠 피디 회원 학생 수강생 졸업생 학우 변호사 판사 검사 의사 간호사 약사 세무사 회계사 노무사 변리사 목사 신부 전도사 집사 권사 장로
의원 위원 위원장 의장 회장 부회장 간사 총무 장관 차관 대통령 주무관 사무관 운영자 운영진 관리자 담당자 작성자 글쓴이 질문자 답변자 발표자 진행자
사회자 저자 역자 편집자 번역자 신청자 참가자 참석자 여러분 일행 일동 여사 고객 엄마 아빠 어머니 아버지 부모 할머니 할아버지 삼촌 이모 고모 동생
아들 딸 남편 아내 부인 친구 지인 동기 동료 가족 조카 어르신 사모 형제 자매 제자 스승 배우 가수 기사 고문 담임`

/** How texts are signed, and what follows names as if it were a josa: one of them, before any josa. */
const nounsOfNames = `
드림 올림 배상 근배 배 왈 씀 지음 엮음 옮김 그림 펴냄 남김 적음 저 작 편 편저 공저 앞 옆 귀하 귀중
등 등등 외 글 말 꺼 거 것 껏 껄 껀 탓 쪽 집 팀`

/** Behind these a name has ended, whatever follows, as in `님답변`: no other word goes on like that. Patterns. */
const opensOfNames = `
님 누님 어머님 아버님 스님 손님 은사님 이장님 시장님 께 에게 에겐 한테 한텐 처럼 까지 부터 마저 조차 밖에 보다 만큼 끼리 커녕 같[은이아다습네지으]
말고 혹은 하고 하[며면시신셨] 이랑 라[고는던며서] 랍니 더러 및 에대[해한하] 에관[해한하] 에의[해한하] 위[해한] 통[해한] 따[라르] 때문 때매 땜 덕분 덕에
덕택 대신 관련 관한 관해 또는 없[이는으어었] 있[는으어었습나] 아[니닌님냐] 맞[나네는다아습죠지] 빼고 빼면 포함 제외 이외 이하
외(?:[한두세네]|다섯|여섯|일곱|여덟|아홉|열|몇|여러|수십)\\s?(?:명|분|사람|인) 외다수 외일동 외여러
의(?![견결경과관구논대도례롭뢰료류무문미병사상석성술식심안약역연외욕용원의인자장적전점정제존지치학향협형혹회])[\\uac00-\\ud7a3]
[가이](?:드림|올림|씀)(?![\\uac00-\\ud7a3]) 드[립려렸릴린] 드리(?![프블]) 올[립려렸린릴] (?:드|올)림니 보[낸냄내냈] 남[긴겨겼기] 쓴(?!맛) 썼
적[었어] 만[든들듦] 말[씀했한하] 답[게다네지습변글장] 스[럽러런] 작성 제출 개발[한하했] 건[가데지] 다(?:운(?!로드|받)|움|웠|워) 댓글 질문 게시
추천 제안 제보 제공 공유 등록[한하했] 발표 강의 강연 설명 해설 소개 의견 경우 논문 생각 주장 이야기 얘기 경험 후기 리뷰 코드 블로그 채널 계정
아이디 닉네임 사진 촬영 이름 본명 본인 자신 혼자 연락 전화 핸드폰 휴대폰 휴대전화 메일 이메일 카톡 프로필 대화 통화 상담 면담 인터뷰 만남 함께 달리(?!기)
코멘트 피드백 깃허브 깃헙 유튜브 번호 전번 계좌 이력서 입장에서 기준 관점 출처
비롯 알려 가르쳐 도와 도움 감사 고맙 고마[워운] 부탁 안녕 축하 죄송 미안 사랑해 화이팅 파이팅 힘내
이[가거걸건겠고구군기긴길나냐네넹니다당더던든라란람랍래랬랴며면므셔셨시신십야얌어었에여예였오온올옵자잖쥬지했합] 였 예[요용염여욤유]
에[용염여욤유] 입니[\\uac00-\\ud7a3] 임[니다당돠] 인[가지데뎅듯줄걸거건것게디척채양바즉들셈점만쥬] 일[까지텐때뿐거것겁듯걸수]`

/** Family names of nine in ten people. */
const surnames = '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진'

/** Words that begin with 과 or 와 and a family name. */
const wordsOfJoin = '과[정장] 과하[게고다] 와이[파프어드즈너]'

/** What a josa is behind: a consonant, one that is not ㄹ, a vowel, a vowel or ㄹ; behind any other, anything. */
export const afterConsonant = /^(?:은|이|을|과)/
export const afterOtherThanRieul = /^으/
export const afterVowel = /^(?:는|를|와|가|랑|나|라|며|든|야)/
export const afterVowelOrRieul = /^로/

const wholeWords = `
가독도 가용도 감염도 결합도 경사도 공감도 관련도 관심도 긴급도 기여도 난이도 노출도 다양도 만족도 명료도 몰입도 민감도 밀집도 반사도 복잡도
불투명도 상세도 선명도 선호도 성숙도 성취도 숙련도 신뢰도 신선도 심각도 안정도 완성도 용해도 우선도 위험도 유사도 응집도 의존도 이해도 인지도
일치도 자유도 적합도 정밀도 정확도 중심도 중요도 지명도 진척도 진행도 집약도 집중도 참여도 친밀도 친숙도 투명도 편의도 포화도 해상도 호감도
확신도 활성도 활용도 흥미도
로그인 체크인 플러그인 애드인 빌트인
마이크로 인트로 레트로 메트로
페이지 홈페이지 이미지 메시지 패키지 스토리지 브리지 에너지
최소한 최대한 투자가 사업가 기획가 컴공과 전산과 전자과 소프트웨어과 정보과`

/** After a stem that ends in a vowel: 하고, 되는데, 드리면, 하시는지. */
const plainEndings = `
고 고는 고도 고서 고서는 고선 고요 구요 고자 곤 거나 거든 거든요 게 게끔 게도 기 기가 기는 기를 기도 기만 기에 기에는 기엔 기로 기까지
기보다 기보다는 기전 기전에 기위해 기위해서 기위한 기때문에 긴 네 네요 느라 느라고 는 는가 는가요 는거 는거죠 는건 는건가요 는건지 는걸
는것 는것은 는것이 는것을 는게 는구나 는군요 는데 는데도 는데요 는데는 는듯 는지 는지가 는지는 는지도 는지를 는지요 는중 는중에 는중인데
는중입니다 나 나요 냐 냐고 니 니까 다 다가 다가는 다보니 던 던가 던데 던데요 던지 더니 더라 더라고 더라고요 더라구요 더라도 더군요 도록
든 든가 든지 듯 듯이 자 자고 자는 자니 자마자 자면 죠 지 지는 지도 지를 지만 지요 지않고 지않는 지않아 지않아서 지않은 지못하는 지못한 려
려고 려고요 려는 려는데 려던 려면 려니 러 며 면 면서 면서도 면은 므로`

/** What begins with a consonant that closes the syllable before it, which but for ㅂ may be all: 한, 할까요, 합니다. */
const closingEndings = {
  ㄴ: '다 다고 다고요 다는 다는데 다니 다던가 다며 다면 다면서 데 데요 지 지도 채 채로 걸 것 건 거 건데 건지 후 후에 뒤 뒤에',
  ㄹ: `까 까요 까봐 게 게요 께요 때 때는 때마다 때에 라고 래 래요 만 만한 수 수가 수는 수도 수록 수있는 수있게 수있나요
수있을까요 수있습니다 수없는 지 지는 지도 지라도 텐데 텐데요 예정 예정인데 예정입니다 것 건 거 건데 듯`,
  ㅁ: '으로써 에도 에따라',
  ㅂ: '니다 니다만 니다요 니까 시다',
}

/** After 해, 돼, 드려, 봐, 줘, which may be all. */
const joiningEndings = `서 서는 서도 서요 선 도 도요 야 야만 야지 야지만 야죠 야할 야할지 야하는 야하는데 야하는지 야하나요 야하고 야합니다 야한다 야될
야되는 야되나요 야될까요 야됩니다 야겠다 야겠어요 야겠네요 야겠습니다 요 라 라고 라는 왔는데 왔습니다 왔고 왔던 온 오고 오는 놓고 놓은 놔도
두고 둔 둬야 있는 있는데 있고 있어 있어서 있어야 있어요 있으면 있나요 있네요 있습니다 있음 있지`

/** After 했, 됐, 드렸, 였, 하겠. */
const pastEndings = `
다 다가 다고 다고는 다고요 다는 다는데 다니 다던 다며 다면 다면요 다만 던 던데 던가 던지 더니 더라 더라고 더라고요 더라구요 더라면 을 을까
을까요 을때 을때는 을땐 을지 을지도 을텐데 을수 을수도 을뿐 을거 을겁니다 을거에요 을것 음 음에도 음을 음은 음이 으나 으니 으니까 으면
으면서 으며 으므로 습니다 습니다만 습니까 는데 는데도 는데요 는지 는지는 는지도 는지를 는지요 는가 는가요 는걸 네 네요 나 나요 나봐요
냐 냐고 니 고 고요 구요 구나 군요 기 기에 기때문에 거나 거든 거든요 게 어 어도 어서 어야 어요 었던 었는데 었습니다 지 지만 지요 죠
잖아 잖아요`

/** 이다 after any word: 서버이고, 알고리즘인데. */
const copulaFormsOfAll = '입니다 인가요 일까요'

const copulaFormsOfNamesAndKeywords = `
인가 인가봐요 인거 인거죠 인걸 인건 인것 인데 인데도 인데요 인데다 인듯 인듯해요 인듯합니다 인만큼 인지 인지가 인지는 인지도 인지를
인지요 인줄 일까 일거 일겁니다 일것 일듯 일때 일때는 일땐 일뿐 일수 일수도 일수록 일지 일지도 일지라도 일텐데 일텐데요 임 임에도
임을 입니다만 입니다요 입니까 이에요 예요 에요 이예요 이여서 이어서 이어야 이란 이란게 이신 이신가요 이신데 이신지 이세요
이십니다 이십니까 이야 이야말로 이니 이게 이기 이기도 이기에 이기때문에 이긴 이군 이자`

/** 이다 after a vowel may lose its first syllable: 자바니까, 코드네요. Each is with 이 too. */
const copulaEndingsOfNamesAndKeywords = `
고 고요 구요 구나 군요 거나 거든 거든요 기에 기때문에 네 네요 니 니까 니깐 냐 냐고 다 던 던가 던데 던데요 던지 더니 더라 더라고 더라고요
더라도 더군요 든 든지 든가 라 라고 라고요 라는 라는데 라는게 라는걸 라던가 라던지 라도 라면 라면은 라며 라면서 라서 라서요 라니 라지만
랍니다 래 래요 며 면 면서 면은 므로 죠 지 지만 지요 지는 지도 야 야말로 여서 여도 여야 여요`

/** 이다 after 적, which makes a description: 기술적인. */
export const describing = '적인'

/** As bare words these are nouns more often: `로그인`, `스타일`, `메일함`. */
const bareNouns = '인 일 함 란'

/** As all of a part of a path these are words more often: `/wiki/라면`. */
const pathWords = '가 나 라 대로 라면 이란'

/** Without 이 after a consonant too, as they are written. */
const copulaEndingsOfNames = '군 인 일'

/** Of verbs, and of verbs that are made of nouns: `느려져요`, `설득하는`. */
const verbEndingsOfSearch = `
됐습니다 되는데요 됩니다만 하는데요 하려는데 하였는데 합니다만 해주세요 했는데요 했습니다 는데요 됐는데 됐더니 됐어요 됐을때 되나요 되는게
되는데 되는지 되려면 될까요 됩니까 됩니다 습니다 졌어요 지네요 지는데 하나요 하는게 하는데 하는지 하려고 하려면 할까요 합니까 합니다 했는데
했더니 했어요 했을때 군요 까요 나요 네요 는건 는게 는데 는지 돼서 돼야 돼요 됐다 되게 되고 되기 되는 되니 되던 되며 되면 되지 된다 될때 세요
아요 어요 여요 워요 져서 져요 지고 지는 지만 지면 하게 하고 하기 하는 하니 하던 하며 하면 하지 한다 할때 해서 해야 해요 했다 는 던 된 될 됨
한 할 함`

/** The column of names. `opens` are patterns, and so is `joined`: another name, but for the words of `joining`. */
export function listNameEndings() {
  return {
    titles: toWords(`${suffixesOfNamesAndKeywords} ${titlesOfNames}`),
    nouns: toWords(nounsOfNames),
    josa: toWords(`${josaOfAll} ${josaOfNamesAndKeywords} ${josaOfNamesAndSearch} ${josaOfNames}`),
    copulas: toWords(
      `${copulaFormsOfAll} ${copulaFormsOfNamesAndKeywords} ${copulaEndingsOfNamesAndKeywords} ${copulaEndingsOfNames}`,
    ),
    opens: toWords(opensOfNames),
    joined: `[와과][${surnames}][\\uac00-\\ud7a3]{1,3}`,
    joining: toWords(wordsOfJoin),
  }
}

/** The column of keywords. An empty one is no ending beyond what it is added to. */
export function listKeywordEndings() {
  const { ㄴ, ㄹ, ㅁ, ㅂ } = closingEndings
  return {
    suffixes: toWords(`${suffixesOfNamesAndKeywords} ${suffixesOfKeywords}`),
    josa: toWords(`${josaOfAll} ${josaOfNamesAndKeywords}`),
    copulaForms: toWords(`${copulaFormsOfAll} ${copulaFormsOfNamesAndKeywords}`),
    copulaEndings: toWords(copulaEndingsOfNamesAndKeywords),
    plain: toWords(plainEndings),
    closing: {
      ㄴ: ['', ...toWords(ㄴ)],
      ㄹ: ['', ...toWords(ㄹ)],
      ㅁ: ['', ...toWords(ㅁ)],
      ㅂ: toWords(ㅂ),
    },
    joining: ['', ...toWords(joiningEndings)],
    past: toWords(pastEndings),
    bareNouns: new Set(toWords(bareNouns)),
  }
}

/** Endings that may be all that is behind a sign of an address: `/에서`. @param copulas of any word. */
export function listPathEndings(copulas: readonly string[]): Set<string> {
  const words = toWords(`${bareNouns} ${pathWords}`)
  const josa = toWords(`${josaOfAll} ${josaOfNamesAndKeywords} ${josaOfNamesAndSearch}`)
  return new Set([...josa, ...copulas].filter((each) => !words.includes(each)))
}

/** Words that look like a keyword with an ending, and are not: `정확도` is not `정확` with `도`. */
export function listWholeWords(): string[] {
  return toWords(wholeWords)
}

/** The particles of the column of the search. */
export const searchParticles = /* @__PURE__ */ toWords(`${josaOfAll} ${josaOfNamesAndSearch}`)

/** The column of the search. */
export const searchEndings = /* @__PURE__ */ toWords(
  `${josaOfAll} ${josaOfNamesAndSearch} ${copulaFormsOfAll} ${verbEndingsOfSearch}`,
)

/** The longest first: of `에서는` not only `는` is an ending. */
function toWords(listed: string): string[] {
  return listed
    .trim()
    .split(/\s+/)
    .sort((one, other) => other.length - one.length)
}
