import { toVisibleText } from '../visible-text.ts'

/** What `npm run check -- --fix` says of what it has done. */
export const fixMessages = {
  renamed: (from: string, to: string) =>
    `${toVisibleText(from)}: 파일 이름을 바꾸었습니다 → ${toVisibleText(to)}`,
  total: (fixes: number) => `모두 ${fixes}곳을 고쳤습니다.`,
  nothing: '저절로 고칠 수 있는 것이 없습니다.',
  notFixed: (path: string, reason: string) =>
    `${toVisibleText(path)}: 고치지 못해 그대로 두었습니다(${toVisibleText(reason)}).`,
}
