// A good question file, of which a test changes one key.
const keys = {
  title: 'title: PUT과 PATCH는 언제 나눠 쓰나요?',
  category: 'category: 개발자',
  tags: 'tags: [rest]',
  counts: 'counts: { answers: 0, comments: 0, views: 1 }',
  activity: 'activity:\n  - at: 2024-05-01\n    actor: 홍길동\n    kind: 질문',
  more: '',
}

/** Lines of the keys: title 2, category 3, tags 4, counts 5, activity 6 to 9, and `more`, if there is any, 10. */
export function toQuestionText(changed: Partial<typeof keys>, body = '본문입니다.\n'): string {
  const lines = Object.values({ ...keys, ...changed }).filter((line) => line !== '')
  return `---\n${lines.join('\n')}\n---\n${body}`
}

/** The same with a line of one key, for which another line may be already. */
export function put(yaml: string): string {
  const key = yaml.split(':', 1)[0] ?? ''
  return toQuestionText({ [key in keys ? key : 'more']: yaml })
}
