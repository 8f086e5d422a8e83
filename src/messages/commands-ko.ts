// What commands say, in Korean.
export const commandsKo = {
  builds: {
    phases: { content: '내용', templates: '템플릿', plan: '계획', pages: '페이지', output: '출력' },
    seconds: '{seconds}초',
    rate: '1초에 {pages}',
    left: '{seconds}초 남음',
    nothingBuilt: '아무것도 만들지 않았습니다. 출력 폴더는 그대로입니다: {out}',
    warning: '경고:',
    summary:
      '질문 {questions}개, 해시태그 {hashtags}개, 페이지 {pages}개, {megabytes} MB. 그대로 가져온 것: 질문 {reusedQuestions}개, 페이지 {reusedPages}개',
    summaryWithTemplates:
      '질문 {questions}개, 해시태그 {hashtags}개, 페이지 {pages}개, {megabytes} MB. 그대로 가져온 것: 질문 {reusedQuestions}개, 페이지 {reusedPages}개, 템플릿',
  },
  calls: {
    unknownLanguage: 'ARCHIVE_LANG={value}: ko나 en 가운데 하나를 써 주세요.',
  },
  changes: {
    nothing: '사이트에서 달라지는 것이 없습니다.',
    added: '새 질문',
    edited: '고친 질문',
    removed: '없어지는 질문',
    listings: '달라지는 해시태그 목록',
    errors: '오류',
    warnings: '경고',
    formerId: '파일 이름이 바뀌어 주소도 바뀝니다. 전 id:',
    settings: '달라지는 설정',
    synonyms: '해시태그의 다른 표기',
    described: '해시태그와 분류의 설명, 옛 주소',
    descriptions: { added: '설명이 생깁니다', changed: '설명이 바뀝니다', removed: '설명이 없어집니다' },
    people: '달라지는 사람 소개',
    withheldOrShown: '감추거나 다시 보이는 것',
    redactions: {
      names: {
        redacted: '이름 {count}개를 새로 가립니다',
        shownAgain: '이름 {count}개를 더는 가리지 않습니다',
      },
      people: {
        redacted: '사람 {count}명을 새로 가립니다',
        shownAgain: '사람 {count}명을 더는 가리지 않습니다',
      },
      answers: { withheld: '감추는 답변:', shownAgain: '다시 보이는 답변:' },
      comments: { withheld: '감추는 댓글:', shownAgain: '다시 보이는 댓글:' },
    },
    pictures: '그림',
    newPicture: '새 그림',
    changedPicture: '바뀐 그림',
    removedPicture: '없어지는 그림',
    unset: '없음',
    broken: '오류가 있어 이대로는 사이트를 만들 수 없습니다. 오류가 있는 파일은 빼고 비교했습니다.',
    withheld: '감춘 질문',
    keywordOnly: '키워드 일치',
    title: '제목:',
    category: '분류:',
    hashtags: '해시태그:',
    poll: { added: '투표 표시가 생깁니다', removed: '투표 표시가 없어집니다' },
    polls: '투표:',
    language: '언어:',
    lines: '본문: +{added}줄 −{removed}줄',
    manyLines: '본문: 천 줄 넘게 바뀝니다',
    activity: '활동:',
    aliases: '옛 주소:',
    state: '상태:',
    related: '함께 볼 질문:',
    source: '원문:',
    license: '이용 허락:',
    file: '파일 위치:',
    order: '순서가 바뀝니다',
    answer: '답변',
    comment: '댓글',
    acceptedMark: { added: '목록에 채택 표시가 생깁니다', removed: '목록에서 채택 표시가 없어집니다' },
    accepted: { added: '채택됩니다', removed: '채택이 취소됩니다' },
    acceptedAt: '채택된 때:',
    fields: {
      answer: '달린 답변:',
      actor: '이름:',
      person: '사람:',
      at: '쓴 때:',
      edited: '고친 기록이 바뀝니다',
      recommended: '추천해요',
      needsSupplement: '보충이 필요해요',
      score: '점수',
      replyTo: '대답하는 글:',
      polls: '투표가 바뀝니다',
      source: '원문:',
      license: '이용 허락:',
      language: '언어:',
    },
    personName: '이름:',
    formerNames: '전 이름:',
    url: '주소:',
    about: '소개가 바뀝니다',
    more: '… 그 밖에 {count}개',
    headline: {
      added: '새 목록, 질문 {after}',
      removed: '목록이 없어집니다. 질문 {before} → 0',
      same: '질문 {after}',
      changed: '질문 {before} → {after}',
    },
    move: {
      added: '{after}번째로 들어옵니다',
      removed: '{before}번째에서 빠집니다',
      same: '{after}번째 그대로',
      changed: '{before}번째 → {after}번째',
    },
  },
  commands: {
    idRule:
      '글자, 숫자와 - _ . @ ~ + ( ) \' 같은 부호로 200바이트까지 씁니다. 빈칸과 < > : " | ? * \\ / # %는 쓸 수 없고, .으로 시작하거나 끝나거나 ..이 들어가면 안 됩니다. con, nul, index 같은 이름도 쓸 수 없습니다.',
    allIsWell: '문제가 없습니다. 질문 {count}개를 확인했습니다.',
    totals: '{errors}, {warnings}',
    errors: '오류 {count}개',
    warnings: '경고 {count}개',
    tidied: '{path}: 정리했습니다.',
    commented:
      '{path}: # 메모가 있어 그대로 두었습니다. 메모라면 지우고, 글의 일부라면 값 전체를 따옴표로 감싸면 정리할 수 있습니다.',
    notTidied:
      '{path}: 정리하지 못해 그대로 두었습니다({reason}). 디스크의 빈자리와 쓰기 권한을 살펴본 뒤 다시 실행해 주세요.',
    faultyIfTidied:
      '{path}: 정리하면 오류가 생기므로 그대로 두었습니다({fault}). 지금의 파일은 올바르니 이대로 두어도 됩니다. 정리하려면 먼저 머리말을 줄여 주세요.',
    lostIfTidied:
      '{path}: 정리하면 달라지는 값이 있어 그대로 두었습니다({keys}). 파일이 아니라 정리하는 프로그램의 잘못이니, 이 줄을 저장소의 이슈로 알려 주세요.',
    notWritten:
      '{path}: 만들지 못했습니다({reason}). 디스크의 빈자리와 쓰기 권한을 살펴본 뒤 다시 실행해 주세요.',
    noQuestion: '{path}: 그런 질문이나 답변, 댓글 파일이 없습니다.',
    nothingToTidy: '정리할 것이 없습니다.',
    written: '질문 파일을 만들었습니다: {path}',
    exists: '이미 있는 파일입니다: {path}. --id로 다른 이름을 정해 주세요.',
    idTaken: 'id ‘{id}’는 이미 다른 질문이 쓰고 있습니다. --id로 다른 이름을 정해 주세요.',
    invalidId: '‘{id}’는 id로 쓸 수 없습니다. {rule}',
    needsTitle: '제목이 없습니다. --title "제목"을 붙이거나 터미널에서 실행해 주세요.',
    needsHashtags: '해시태그가 없습니다. --tags rest,백엔드를 붙이거나 터미널에서 실행해 주세요.',
    ask: {
      title: '제목',
      tags: '해시태그(쉼표로 나눕니다. 예: rest, 백엔드)',
      category: '분류(없으면 -)',
      actor: '질문한 사람',
      at: '질문한 때',
      id: 'id(파일 이름)',
      body: '본문 첫 줄(나중에 파일에서 이어 쓸 수 있습니다)',
    },
    emptyBody: '본문을 여기에 마크다운으로 씁니다.',
    outdatedSchema: '스키마와 다릅니다: {path}. 다시 만들어 주세요 → npm run schema',
  },
  dev: {
    /** In a bar on every page, and over the report in the place of one. */
    faults: '오류가 {count}개 있어 이대로는 사이트를 만들 수 없습니다.',
    faultyPage: '이 질문의 파일에 오류가 있어 보여 드릴 수 없습니다',
    faultyFolder: '내용 폴더에 오류가 있어 보여 드릴 수 없습니다',
    trouble: '내용 폴더를 읽지 못했습니다',
    mend: '파일을 고쳐 저장하면 이 화면이 저절로 바뀝니다.',
    more: '… 그 밖에 {count}개. npm run check로 모두 볼 수 있습니다.',
    restart:
      'archive.yaml의 url이 바뀌어 사이트의 경로가 {base} 가 됩니다. npm run dev를 끝내고 다시 시작해 주세요.',
  },
  fixes: {
    renamed: '{from}: 파일 이름을 바꾸었습니다 → {to}',
    total: '모두 {count}곳을 고쳤습니다.',
    nothing: '저절로 고칠 수 있는 것이 없습니다.',
    notFixed: '{path}: 고치지 못해 그대로 두었습니다({reason}).',
  },
  help: {
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
        options: {
          port: '이 포트에서 보여 줍니다. 0이면 비어 있는 아무 포트나 씁니다. 기본값은 4321입니다.',
        },
        exitCodes: { 1: '시작하지 못했습니다.' },
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
        options: {
          port: '이 포트에서 보여 줍니다. 0이면 비어 있는 아무 포트나 씁니다. 기본값은 4321입니다.',
        },
        exitCodes: { 1: '시작하지 못했습니다.' },
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
          changed:
            '마지막 커밋, 또는 뒤에 적은 커밋이나 브랜치와 달라진 것이 건드릴 수 있는 시험만 돌립니다.',
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
      unknownOption: '모르는 옵션입니다: {option}.',
      missingValue: '옵션에 값이 없습니다: {option}.',
      needlessValue: '값을 붙이지 않는 옵션입니다: {option}.',
      needlessParameter: '이 명령이 받지 않는 말입니다: {parameter}.',
      otherwise: '명령을 이해하지 못했습니다({reason}).',
      seeHelp: '쓰는 법을 보려면: {call}',
      takenByNpm:
        'npm이 옵션을 가져가서 명령에 오지 않았습니다: {options}. 옵션 앞에 --를 하나 더 써 주세요: {call}',
      port: '포트가 아닙니다: --port {value}. 0부터 65535까지의 수를 써 주세요.',
      shard: '몫이 아닙니다: --shard={value}. 여덟 가운데 둘째라면 --shard=2/8이라고 써 주세요.',
      choice: '모르는 값입니다: {option} {value}. 쓸 수 있는 값: {choices}',
    },
  },
  limits: {
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
    told: '{what}({reason}). {todo}',
  },
  news: {
    nothingWritten: '아무것도 만들지 않았습니다.',
    inputEnded: '입력이 끝났습니다.',
    noArchive:
      '아카이브가 아닌 폴더입니다: {folder}. archive.yaml도 questions 폴더도 없습니다. 환경 변수 ARCHIVE_CONTENT가 맞는 폴더를 가리키는지 살펴 주세요.',
    foreignFolder: '내용 폴더 안의 폴더가 아닙니다: {path}. 링크나 파일이라면 다른 곳으로 옮겨 주세요.',
    noReferenceDate: 'archive.yaml에서 기준일을 읽지 못했으니 질문한 때를 적어 주세요.',
    needsTime:
      'archive.yaml에서 기준일을 읽지 못했습니다. --at 2024-05-01처럼 질문한 때를 붙이거나 터미널에서 실행해 주세요.',
    empty: '꼭 있어야 합니다({question}). 다시 적어 주세요.',
    nearHashtag: '처음 쓰는 해시태그입니다: {hashtag}. 비슷한 것이 이미 있습니다: {near}',
    suggestion: '이렇게 쓸 수 있습니다: {answer}',
    takeNear: '이미 있는 것을 쓰려면 Enter를 누르고, 아니면 다시 적어 주세요.',
    askText: {
      question: '질문의 id(파일 이름에서 .md를 뺀 것)',
      answer: '어느 답변의 댓글인가요? 답변의 id(질문의 댓글이면 Enter)',
      actor: '쓴 사람',
      at: '쓴 때',
      id: 'id(답변의 파일 이름, 댓글의 id)',
      body: '글의 첫 줄(나중에 파일에서 이어 쓸 수 있습니다)',
    },
    needsQuestion: '어느 질문인지 알 수 없습니다. --question put-or-patch처럼 질문의 id를 붙여 주세요.',
    noSuchQuestion: '이런 id의 질문이 없습니다: {id}.',
    noSuchQuestionBut: '이런 id의 질문이 없습니다: {id}. 혹시 → {near}',
    noSuchAnswer: '이 질문에 없는 답변입니다: {id}',
    questionWithheld: 'redactions.yaml로 가린 질문입니다: {id}. 여기에 쓴 글은 아무에게도 보이지 않습니다.',
    answerWithheld: 'redactions.yaml로 가린 답변입니다: {id}. 여기에 단 댓글은 아무에게도 보이지 않습니다.',
    textIdWithheld: 'redactions.yaml이 가리는 id입니다: {id}. --id로 다른 id를 정해 주세요.',
    textIdTaken: '이미 쓰고 있는 id입니다: {id}. --id로 다른 id를 정해 주세요.',
    faultyComments: '{path}: 고칠 곳이 있어 댓글을 더하지 못했습니다. 먼저 npm run check로 고쳐 주세요.',
    answerWritten: '답변 파일을 만들었습니다: {path}',
    commentWritten: '댓글을 더했습니다: {path}',
    questionCompleted:
      '질문의 활동 기록과 개수를 맞추었습니다: {path}. 개수가 원래 커뮤니티의 것과 같은지 살펴 주세요.',
    questionLeft:
      '{path}: 질문은 고치지 못했습니다. 활동 기록과 개수를 손으로 맞추어 주세요. 무엇이 빠졌는지는 npm run check가 알려 줍니다.',
  },
  oldAddresses: {
    reach:
      '옛 주소 {all}개 가운데 열리지 않는 것: GitHub Pages와 Cloudflare에서 물음표가 있는 {queries}개, Netlify에서 {beyondNetlify}개, nginx에서 0개(Netlify와 nginx는 archive.yaml의 redirects에 적었을 때).',
    beyondCloudflare: 'Cloudflare의 규칙에 들지 못하는 {count}개는 거기서도 페이지로 이어집니다.',
  },
  tidying: {
    untidy: '{path}: 정리되어 있지 않습니다.',
    withPosition: '{path}: 찍은 위치(GPS)가 적혀 있습니다.',
    blanked: '{path}: 찍은 위치를 지웠습니다.',
    howToTidy: '정리되어 있지 않은 파일 {count}개. 정리하려면: npm run tidy',
  },
} as const
