import { expect, test } from 'vitest'
import { tryReading } from '../../../src/folder/disk.ts'
import { NoRegularFile } from '../../../src/kept/files.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'

/** What is told of it. */
const fault = (error: unknown) =>
  tryReading('archive.yaml', () => {
    throw error
  })
const fail = (code: string, message = code) => Object.assign(new Error(message), { code })

const refused = [
  '읽을 권한이 없습니다',
  '이 명령을 실행하는 사람에게 읽을 권한을 주세요. 파일에는 chmod u+r, 폴더에는 chmod u+rx를 씁니다. 다른 프로그램이 쓰고 있다면 그 프로그램을 닫아 주세요.',
  'The permission to read this is missing',
  'Let whoever runs this command read it: chmod u+r for a file, chmod u+rx for a folder. If another program is using it, close that.',
]
const hints = [
  '최근의 올바른 내용으로 되돌리거나, 바꾼 부분을 나누어 다시 시도해 주세요.',
  'Take the last version that was right, or try your changes in smaller parts.',
]

test.each<[name: string, error: unknown, detail: Record<string, string>, told: string[]]>([
  ['of somebody else', fail('EACCES', "EACCES: permission denied, open '/a'"), { kind: 'refused' }, refused],
  ['locked on Windows', fail('EPERM'), { kind: 'refused' }, refused],
  [
    'another failure of the disk',
    fail('EIO', 'EIO: i/o error, read'),
    { reason: 'EIO: i/o error, read' },
    [
      '읽거나 처리할 수 없습니다: EIO: i/o error, read',
      hints[0] ?? '',
      "This can't be read or worked on: EIO: i/o error, read",
      hints[1] ?? '',
    ],
  ],
  [
    'a FIFO',
    new NoRegularFile('/a', 'fifo'),
    { kind: 'fifo' },
    [
      '파일이 있어야 할 자리에 이름 있는 파이프(FIFO)가 있습니다',
      '다른 곳으로 옮기거나 지우고, 같은 이름의 파일을 두어 주세요.',
      'A named pipe (FIFO) stands where a file belongs',
      'Move or remove it, and put a file of the same name there.',
    ],
  ],
])('%s', (_name, error, detail, told) => {
  const issue = { code: 'file-unreadable', path: 'archive.yaml', line: 1, column: 1, detail } as const
  expect(fault(error)).toEqual(issue)
  const words = (['ko', 'en'] as const).flatMap((language) => Object.values(toIssueMessage(issue, language)))
  expect(words).toEqual(told)
})

test('a long reason is cut', () => {
  expect(fault(new Error('a'.repeat(300)))).toMatchObject({ detail: { reason: 'a'.repeat(200) } })
})
