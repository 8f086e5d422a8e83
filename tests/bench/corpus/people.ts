import type { Random } from './random.ts'

const names = [
  '홍길동',
  '김개발',
  '곰돌이푸딩',
  '밤새는코더',
  '감나무',
  '초보탈출',
  '서버실귀신',
  '파란하늘',
  '커밋요정',
  '이직준비중',
  '박서버',
  '코드장인',
  '퇴근하고싶다',
  '버그사냥꾼',
  '조용한새벽',
  '리눅스덕후',
  'devbori',
  'jaehoon',
  'mango',
  'null_pointer',
  'coffee9',
  'minji.dev',
  'kstack',
  'hello-world',
  'parkjs',
  'gopher',
  'rustacean',
  'sunny',
  'lee_backend',
  'octocat2',
] as const

/** A member's name; `익명` and `삭제된 사용자` stand in for it now and then, as they do in the service. */
export function toActor(random: Random): string {
  const kind = random.fraction()
  if (kind < 0.12) return '익명'
  if (kind < 0.18) return '삭제된 사용자'
  const name = random.pick(names)
  return random.chance(0.5) ? name : `${name}${random.integer(1, 99)}`
}
