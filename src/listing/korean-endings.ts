// What may follow a word in Korean without a blank and leave it the same word (decision 4): a closed list. The verbs are
// those that make one of a noun: 하다, 되다, 이다, 드리다.
import { particles } from '../question/korean-particles.ts'

/** Stand before the rest of an ending. */
export const suffixes = toList('들 님 님들 씨 적 측')

/** Follow names, but after another word are more often part of a longer one: `정보란`, `버그보고`. */
const ofNamesAlone = new Set(toList('란 아 여 이여 보고 더러 건 걸 게 같이'))

/** Short forms that names do not need to be told by. */
const shortJosa = '엔 에선 으론 에다 에다가 까진 부턴 보단 나마 이나마 씩 치고 한테는'

export const josa = [...particles.filter((each) => !ofNamesAlone.has(each)), ...toList(shortJosa)]

/** What stands before a josa: a consonant, one that is not ㄹ, a vowel, a vowel or ㄹ; before any other, anything. */
export const afterConsonant = /^(?:은|이|을|과)/
export const afterOtherThanRieul = /^으/
export const afterVowel = /^(?:는|를|와|가|랑|나|라|며|든|야)/
export const afterVowelOrRieul = /^로/

/** Words that look like one with an ending, and are not: `정확도` is not `정확` with `도`. */
export const wholeWords = toList(`
가독도 가용도 감염도 결합도 경사도 공감도 관련도 관심도 긴급도 기여도 난이도 노출도 다양도 만족도 명료도 몰입도 민감도 밀집도 반사도 복잡도
불투명도 상세도 선명도 선호도 성숙도 성취도 숙련도 신뢰도 신선도 심각도 안정도 완성도 용해도 우선도 위험도 유사도 응집도 의존도 이해도 인지도
일치도 자유도 적합도 정밀도 정확도 중심도 중요도 지명도 진척도 진행도 집약도 집중도 참여도 친밀도 친숙도 투명도 편의도 포화도 해상도 호감도
확신도 활성도 활용도 흥미도
로그인 체크인 플러그인 애드인 빌트인
마이크로 인트로 레트로 메트로
페이지 홈페이지 이미지 메시지 패키지 스토리지 브리지 에너지
최소한 최대한 투자가 사업가 기획가 컴공과 전산과 전자과 소프트웨어과 정보과`)

/** After a stem that ends in a vowel: 하고, 되는데, 드리면, 하시는지. */
export const plainEndings = toList(`
고 고는 고도 고서 고서는 고선 고요 구요 고자 곤 거나 거든 거든요 게 게끔 게도 기 기가 기는 기를 기도 기만 기에 기에는 기엔 기로 기까지
기보다 기보다는 기전 기전에 기위해 기위해서 기위한 기때문에 긴 네 네요 느라 느라고 는 는가 는가요 는거 는거죠 는건 는건가요 는건지 는걸
는것 는것은 는것이 는것을 는게 는구나 는군요 는데 는데도 는데요 는데는 는듯 는지 는지가 는지는 는지도 는지를 는지요 는중 는중에 는중인데
는중입니다 나 나요 냐 냐고 니 니까 다 다가 다가는 다보니 던 던가 던데 던데요 던지 더니 더라 더라고 더라고요 더라구요 더라도 더군요 도록
든 든가 든지 듯 듯이 자 자고 자는 자니 자마자 자면 죠 지 지는 지도 지를 지만 지요 지않고 지않는 지않아 지않아서 지않은 지못하는 지못한 려
려고 려고요 려는 려는데 려던 려면 려니 러 며 면 면서 면서도 면은 므로`)

/** What begins with a consonant that closes the syllable before it: 한, 할까요, 합니다. */
export const closingEndings: Readonly<Record<'ㄴ' | 'ㄹ' | 'ㅁ' | 'ㅂ', readonly string[]>> = {
  ㄴ: [
    '',
    ...toList(
      '다 다고 다고요 다는 다는데 다니 다던가 다며 다면 다면서 데 데요 지 지도 채 채로 걸 것 건 거 건데 건지 후 후에 뒤 뒤에',
    ),
  ],
  ㄹ: [
    '',
    ...toList(`까 까요 까봐 게 게요 께요 때 때는 때마다 때에 라고 래 래요 만 만한 수 수가 수는 수도 수록 수있는 수있게 수있나요
수있을까요 수있습니다 수없는 지 지는 지도 지라도 텐데 텐데요 예정 예정인데 예정입니다 것 건 거 건데 듯`),
  ],
  ㅁ: ['', ...toList('으로써 에도 에따라')],
  ㅂ: toList('니다 니다만 니다요 니까 시다'),
}

/** After 해, 돼, 드려, 봐, 줘. */
export const joiningEndings = [
  '',
  ...toList(`서 서는 서도 서요 선 도 도요 야 야만 야지 야지만 야죠 야할 야할지 야하는 야하는데 야하는지 야하나요 야하고 야합니다 야한다 야될
야되는 야되나요 야될까요 야됩니다 야겠다 야겠어요 야겠네요 야겠습니다 요 라 라고 라는 왔는데 왔습니다 왔고 왔던 온 오고 오는 놓고 놓은 놔도
두고 둔 둬야 있는 있는데 있고 있어 있어서 있어야 있어요 있으면 있나요 있네요 있습니다 있음 있지`),
]

/** After 했, 됐, 드렸, 였, 하겠. */
export const pastEndings = toList(`
다 다가 다고 다고는 다고요 다는 다는데 다니 다던 다며 다면 다면요 다만 던 던데 던가 던지 더니 더라 더라고 더라고요 더라구요 더라면 을 을까
을까요 을때 을때는 을땐 을지 을지도 을텐데 을수 을수도 을뿐 을거 을겁니다 을거에요 을것 음 음에도 음을 음은 음이 으나 으니 으니까 으면
으면서 으며 으므로 습니다 습니다만 습니까 는데 는데도 는데요 는지 는지는 는지도 는지를 는지요 는가 는가요 는걸 네 네요 나 나요 나봐요
냐 냐고 니 고 고요 구요 구나 군요 기 기에 기때문에 거나 거든 거든요 게 어 어도 어서 어야 어요 었던 었는데 었습니다 지 지만 지요 죠
잖아 잖아요`)

/** 이다 after any word: 서버이고, 알고리즘인데. */
export const copulaForms = toList(`
인가 인가요 인가봐요 인거 인거죠 인걸 인건 인것 인데 인데도 인데요 인데다 인듯 인듯해요 인듯합니다 인만큼 인지 인지가 인지는 인지도 인지를
인지요 인줄 일까 일까요 일거 일겁니다 일것 일듯 일때 일때는 일땐 일뿐 일수 일수도 일수록 일지 일지도 일지라도 일텐데 일텐데요 임 임에도
임을 입니다 입니다만 입니다요 입니까 이에요 예요 에요 이예요 이여서 이어서 이어야 이란 이란게 이신 이신가요 이신데 이신지 이세요
이십니다 이십니까 이야 이야말로 이니 이게 이기 이기도 이기에 이기때문에 이긴 이군 이자`)

/** 이다 after a vowel may lose its first syllable: 자바니까, 코드네요. Each stands with 이 too. */
export const copulaEndings = toList(`
고 고요 구요 구나 군요 거나 거든 거든요 기에 기때문에 네 네요 니 니까 니깐 냐 냐고 다 던 던가 던데 던데요 던지 더니 더라 더라고 더라고요
더라도 더군요 든 든지 든가 라 라고 라고요 라는 라는데 라는게 라는걸 라던가 라던지 라도 라면 라면은 라며 라면서 라서 라서요 라니 라지만
랍니다 래 래요 며 면 면서 면은 므로 죠 지 지만 지요 지는 지도 야 야말로 여서 여도 여야 여요`)

/** 이다 after 적, which makes a description: 기술적인. */
export const describing = '적인'

/** As bare words these are nouns more often: `로그인`, `스타일`, `메일함`. */
export const bareNouns = new Set(toList('인 일 함 란'))

function toList(words: string): string[] {
  return words.trim().split(/\s+/)
}
