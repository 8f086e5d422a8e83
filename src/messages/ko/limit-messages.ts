/** What a machine may lack, and the way out. */
export const limitMessages = {
  memory: {
    what: '메모리가 모자랍니다',
    todo: '다른 프로그램을 끝내거나 메모리가 더 많은 컴퓨터를 써 주세요.',
  },
  processes: {
    what: '스레드나 프로세스를 시작하지 못했습니다',
    todo: '다른 프로그램을 끝내거나 프로세스 수의 제한(ulimit -u)을 올려 주세요.',
  },
  disk: {
    what: '디스크가 가득 찼습니다',
    todo: '그곳을 비우거나, ARCHIVE_OUT과 ARCHIVE_CACHE로 다른 디스크의 폴더를 정해 주세요.',
  },
  files: {
    what: '한꺼번에 열어 둔 파일이 너무 많습니다',
    todo: '다른 프로그램을 끝내거나 열 수 있는 파일 수의 제한을 올려 주세요(ulimit -n 4096).',
  },
  permission: {
    what: '바꿀 수 없는 파일이나 폴더입니다',
    todo: '쓰기 권한을 주거나, ARCHIVE_OUT과 ARCHIVE_CACHE로 다른 폴더를 정해 주세요.',
  },
  /** In the place of what to do, where the work can be shared. */
  inShares:
    '하나씩 차례로 나누어 만든 다음 출력을 한데 복사해 주세요 → npm run build -- --shard=1/4, 이어서 2/4, 3/4, 4/4',
  told: (what: string, reason: string, todo: string) => `${what}(${reason}). ${todo}`,
} as const
