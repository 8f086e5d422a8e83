import type { HelpMessages } from '../help.ts'

const port = '이 포트에서 보여 줍니다. 0이면 비어 있는 아무 포트나 씁니다. 기본값은 4321입니다.'
const served = { 1: '시작하지 못했습니다.' }

export const helpMessages: HelpMessages = {
  commands: {
    build: {
      does: '내용 폴더를 검사하고 정적 사이트를 만듭니다. 오류가 하나라도 있으면 아무것도 만들지 않고, 전에 만든 것이 그대로 남습니다.',
      options: {
        shard:
          '여덟 몫으로 나눈 페이지 가운데 둘째 몫만 만듭니다. 모든 몫을 한 폴더에 복사하면 사이트 전체가 됩니다.',
      },
      exitCodes: { 0: '만들었습니다.', 1: '만들지 못했습니다. 까닭을 적어 둡니다.' },
    },
    changes: {
      does: '지금의 파일이 어느 커밋과 견주어 사이트에서 무엇을 바꾸는지 알려 줍니다. 아무것도 만들지 않습니다.',
      options: {
        base: '이 커밋이나 브랜치와 견줍니다. 기본값은 HEAD입니다.',
        format: 'text 또는 markdown. 기본값은 text입니다.',
      },
      exitCodes: { 0: '알려 드렸습니다. 내용에 오류가 있어도 0입니다.' },
    },
    check: {
      does: '내용 폴더의 잘못을 모두 알려 줍니다. 줄마다 무엇이 틀렸고 어떻게 써야 하는지 적습니다. 아무것도 만들지 않습니다.',
      options: {
        base: '한 이름을 두 파일이 쓰면, 이 커밋이나 브랜치에 없는 파일의 잘못으로 봅니다.',
        fix: '한 가지 뜻밖에 없는 잘못을 고쳐 쓰고, 고친 곳을 하나씩 알려 줍니다. 본문은 바꾸지 않습니다.',
        format: 'text, github(워크플로의 주석), json 가운데 하나. 기본값은 text입니다.',
        'pull-request': '검토하는 사람에게 바뀐 내용을 감출 수 있는 파일(.gitattributes)도 오류로 봅니다.',
      },
      exitCodes: { 0: '오류가 없습니다. 경고는 있을 수 있습니다.', 1: '오류가 있습니다.' },
    },
    dev: {
      does: '글을 고치는 동안 사이트를 보여 줍니다. 저장할 때마다 화면이 바뀌고, 오류는 그 자리에 나타납니다.',
      options: { port },
      exitCodes: served,
    },
    import: {
      does: '다른 커뮤니티에서 내보낸 것을 내용 폴더로 가져옵니다. 무엇에서 왔는지(stackexchange, discourse, table, records)와 그 파일이나 폴더를 씁니다. 다시 가져오면 바뀐 것만 옮기고, 손으로 고친 것은 그대로 둡니다. 도중에 멈추면 아무것도 바뀌지 않습니다. npm run import -- pictures는 글이 보여 주는 다른 서버의 그림을 files 폴더로 받고 글의 주소를 고칩니다.',
      options: {
        out: '내용 폴더. 기본값은 ARCHIVE_CONTENT, 없으면 content입니다.',
        into: '이 원본이 아닌 것이 있는 폴더에도 더합니다.',
        category: '분류가 없는 질문에 줄 분류. 쓰지 않으면 그런 질문은 분류가 없습니다.',
        edits: '언제 무엇을 고쳤는지 모르는 수정도 활동으로 봅니다(discourse).',
        unlisted: '포럼의 목록에 나오지 않던 주제도 가져옵니다(discourse).',
        categories: '분류의 이름이 있는 파일(discourse).',
        url: '커뮤니티가 있던 주소. 내보낸 것 안에 적혀 있지 않을 때 씁니다(stackexchange, discourse).',
        mapping: '어느 열이 무엇인지 적은 파일(table).',
        'allow-private': '사설망과 예약된 주소의 그림도 받습니다(pictures).',
        again: '사라졌다고 알려진 그림도 다시 받아 봅니다(pictures).',
        concurrency: '한 서버에서 한꺼번에 받는 그림의 수. 기본값은 4입니다(pictures).',
        delay: '한 서버에 다음 그림을 청하기까지 두는 밀리초. 기본값은 100입니다(pictures).',
      },
      exitCodes: { 0: '가져왔습니다.', 1: '가져오지 못했고, 까닭을 알립니다. 폴더는 그대로입니다.' },
    },
    lockfile: {
      does: 'npm이 package-lock.json에서 빠뜨린 것을 채웁니다. npm이 그 파일을 고친 다음에 실행합니다.',
      options: {},
      exitCodes: { 0: '채웠습니다.', 1: '읽거나 쓰지 못했습니다.' },
    },
    new: {
      does: '물어보고 질문 파일을 하나 만듭니다. answer라고 쓰면 답변을, comment라고 쓰면 댓글을 하나 더하고, 질문의 활동 기록과 개수도 맞춥니다. 옵션으로 준 것은 묻지 않습니다. 터미널이 아니면 묻지 않으므로 --title과 --tags, 답변과 댓글이라면 --question이 있어야 합니다.',
      options: {
        title: '제목',
        tags: '해시태그. 쉼표로 나눕니다.',
        category:
          '분류. 기본값은 아카이브에서 가장 많이 쓴 것이고, 쓰지 않았으면 없습니다. -는 분류 없음입니다.',
        actor: '쓴 사람. 기본값은 익명입니다.',
        at: '쓴 때. 기본값은 아카이브의 기준일입니다.',
        id: '파일 이름에서 .md를 뺀 것, 댓글이라면 그 id. 기본값은 제목이나 다음 번호로 정합니다.',
        body: '본문',
        question: '답변이나 댓글을 더할 질문의 id',
        answer: '댓글을 달 답변의 id. 없으면 질문에 답니다.',
      },
      exitCodes: { 0: '만들었습니다.', 1: '만들지 않았습니다. 까닭을 적어 둡니다.' },
    },
    preview: {
      does: '마지막으로 만든 사이트를 정적 호스트처럼 보여 줍니다.',
      options: { port },
      exitCodes: served,
    },
    schema: {
      does: '편집기가 읽는 JSON Schema(schema/)를 다시 씁니다.',
      options: { check: '쓰지 않고 견주기만 합니다.' },
      exitCodes: { 0: '썼습니다. --check라면 모두 같습니다.', 1: '쓰지 못했습니다. --check라면 다릅니다.' },
    },
    test: {
      does: '고친 것이 맞는지 바로 알 수 있는 시험을 돌립니다. npm run test:all은 나머지 시험도 모두 돌립니다.',
      options: {
        all: '나머지 시험까지 모두 돌립니다(npm run test:all).',
        rest: '나머지 시험만 돌립니다.',
        changed: '마지막 커밋, 또는 뒤에 적은 커밋이나 브랜치와 달라진 것이 건드릴 수 있는 시험만 돌립니다.',
      },
      exitCodes: { 0: '모두 통과했습니다.', 1: '실패한 시험이 있습니다.' },
    },
    tidy: {
      does: '머리말의 순서와 모양을 다듬고, 그림 파일에 적힌 찍은 위치를 지웁니다. 뜻과 본문은 바꾸지 않습니다. 파일이나 폴더를 적으면 그것만, 적지 않으면 모두 다듬습니다.',
      options: {
        check: '쓰지 않고, 정리되어 있지 않은 파일을 알려 주기만 합니다.',
        repair:
          '다듬는 대신, 오류가 있는 파일을 커뮤니티를 가져올 때와 같은 규칙으로 고칩니다. 파일마다 어느 규칙으로 고쳤는지 알려 주고, 오류가 없는 파일은 그대로 둡니다.',
      },
      exitCodes: {
        0: '모두 다듬었거나 이미 정리되어 있습니다.',
        1: '다듬지 못한 파일이 있습니다. --check라면 정리되어 있지 않은 파일이 있습니다.',
      },
    },
    'verify-node': {
      does: '설치되는 Node가 nodejs.org의 것과 바이트까지 같은지 견줍니다.',
      options: {
        base: '이 커밋에서 바뀌지 않았으면 내려받지 않습니다.',
        format: 'text 또는 github. 기본값은 text입니다.',
        from: 'nodejs.org의 파일을 내려받을 주소',
      },
      exitCodes: { 0: '모두 같습니다.', 1: '다른 것이 있습니다.', 3: '견주지 못한 것이 있습니다.' },
    },
  },
  optionsHeading: '옵션',
  example: '예',
  exitCodesHeading: '종료 코드',
  help: '이 도움말을 보여 줍니다.',
  wrongCall: '잘못 불렀습니다. 아무것도 하지 않았습니다.',
  wrong: {
    unknownOption: (option) => `모르는 옵션입니다: ${option}.`,
    missingValue: (option) => `옵션에 값이 없습니다: ${option}.`,
    needlessValue: (option) => `값을 붙이지 않는 옵션입니다: ${option}.`,
    needlessParameter: (parameter) => `이 명령이 받지 않는 말입니다: ${parameter}.`,
    otherwise: (reason) => `명령을 이해하지 못했습니다(${reason}).`,
    seeHelp: (call) => `쓰는 법을 보려면: ${call}`,
    takenByNpm: (options, call) =>
      `npm이 옵션을 가져가서 명령에 오지 않았습니다: ${options}. 옵션 앞에 --를 하나 더 써 주세요: ${call}`,
    port: (value) => `포트가 아닙니다: --port ${value}. 0부터 65535까지의 수를 써 주세요.`,
    shard: (value) => `몫이 아닙니다: --shard=${value}. 여덟 가운데 둘째라면 --shard=2/8이라고 써 주세요.`,
    choice: (option, value, choices) =>
      `모르는 값입니다: ${option} ${value}. 쓸 수 있는 값: ${choices.join(', ')}`,
  },
}
