// What follows a name in Korean without a blank: a title, and up to three particles or a form of the copula.

const titles = toWords(`
님 씨 군 양 쌤 샘 옹 분 들 네 측 형 형님 누나 누님 오빠 언니 아저씨 선배 후배 선생 교수 교수진 박사 강사 작가 기자 대표 사장
이사 상무 전무 부장 차장 과장 대리 팀장 실장 본부장 센터장 파트장 소장 원장 주임 사원 인턴 책임 선임 수석 연구원 조교 멘토 멘티
튜터 코치 매니저 리더 리드 개발자 엔지니어 디자이너 기획자 회원 학생 변호사 의원 위원 위원장 회장 간사 총무 운영자 관리자 작성자
글쓴이 질문자 답변자`)

/** Particles, which other words take too (listing/korean-endings.ts). */
export const particles = toWords(`
이 가 은 는 을 를 의 에 에게 에게서 에겐 에서 한테 한테서 한텐 께 께서 께선 와 과 랑 이랑 하고 도 만 뿐 까지 부터 마저 조차 밖에
끼리 처럼 같이 만큼 보다 로 으로 로서 으로서 로써 으로써 로부터 으로부터 대로 마다 라고 이라고 라는 이라는 란 이란 라 이라 라도 이라도
라서 이라서 야 이야 아 여 이여 며 이며 나 이나 든 이든 든지 이든지 요 이요 더러 보고 커녕 은커녕 는커녕 말고 건 걸 게`)

const copulas = toWords(`
다 고 지 죠 면 네 네요 냐 니 니까 래 래요 랍니다 입니다 입니까 예요 에요 군 군요 구나 던 거든 더니 인 인가 인가요 인데 인데요 인지
인듯 인줄 인걸 일 일까 일까요 일지 일수도 일텐데 임`)

// Its forms go on in too many ways to be listed: in doubt a name is masked.
const openEnded = [
  '이[가거걸건겠고구군기나냐네니다던더든라란랍래랬며면셔셨시신십야어었에여예자지][\\uac00-\\ud7a3]{0,8}',
  '(?:였|라던|같은)[\\uac00-\\ud7a3]{0,8}',
]

function toWords(listed: string): string[] {
  return listed.trim().split(/\s+/)
}

function toChoice(listed: readonly string[], others: readonly string[] = []): string {
  const longestFirst = listed.toSorted((a, b) => b.length - a.length)
  return `(?:${[...others, ...longestFirst].join('|')})`
}

const words = `${toChoice(titles)}{0,3}${toChoice(particles)}{0,3}${toChoice(copulas, openEnded)}?`

/** All that may follow a name, up to what is no syllable. */
export const nameEnding = new RegExp(`${words}(?![\\uac00-\\ud7a3])`, 'y')

/**
 * Whether a name that ends at an offset is a word of its own: `님께서는`, `이가`, `씨입니다` and whatever is no syllable
 * may follow, `번호` may not.
 */
export function endsKoreanName(text: string, offset: number): boolean {
  nameEnding.lastIndex = offset
  return nameEnding.test(text)
}
