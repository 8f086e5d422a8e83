// What stands in a command's way, and the way out, in Korean. No particle follows a path, whose last sound nobody knows.
export const failuresKo = {
  'sources-changed': '사이트를 만드는 동안 프로그램의 소스가 바뀌었습니다. 다시 실행해 주세요.',
  'settings-changed': '사이트를 만드는 동안 archive.yaml이 바뀌었습니다. 다시 실행해 주세요.',
  'cache-changed': '사이트를 만드는 동안 다른 명령이 같은 캐시를 바꾸었습니다. 다시 실행해 주세요.',
  'file-changed': '사이트를 만드는 동안 파일이 바뀌었습니다: {path}. 다시 실행해 주세요.',
  'templates-not-compiled': '템플릿을 컴파일하지 못했습니다.\n{said}',
  'templates-unreadable': '방금 쓴 템플릿을 다시 읽지 못했습니다: {folder}',
  'page-not-written': 'Astro의 빌드가 있어야 할 파일을 쓰지 않았습니다: {file}',
  'picture-reader-missing':
    '그림의 크기를 읽는 sharp를 쓸 수 없습니다. 다시 설치해 주세요 → npm ci{andWords}',
  'public-no-folder': '폴더가 아닙니다: {name}. 그대로 게시할 파일을 담는 폴더여야 합니다.',
  'public-no-file': '{what} 게시할 수 없습니다: {path}. 파일을 그대로 두거나 지워 주세요.',
  'public-clash':
    '게시할 수 없습니다: public/{clash}. 그 자리에는 사이트 자신의 것이 놓입니다({what} {file}). 이름을 바꾸거나 지워 주세요.',
  'no-output': '출력 폴더가 없습니다: {out}. 먼저 만들어 주세요 → npm run build',
  'output-whole-disk': '출력 폴더가 디스크 전체입니다: {out}. ARCHIVE_OUT으로 다른 출력 폴더를 정해 주세요.',
  'output-in-the-way': {
    is: '출력 폴더 {out}: {place}와 같은 폴더입니다({path}). 빌드는 출력 폴더를 통째로 바꿉니다. {waysOut}',
    contains:
      '출력 폴더 {out}: {place}를 담고 있습니다({path}). 빌드는 출력 폴더를 통째로 바꿉니다. {waysOut}',
    'lies inside': '출력 폴더 {out}: {place} 안에 있습니다({path}). 그곳은 빌드가 바꾸지 않습니다. {waysOut}',
  },
  'beside-output-in-the-way': {
    is: '빌드가 출력 폴더 옆에 쓰는 {beside}: {place}와 같은 폴더입니다({path}). {waysOut}',
    contains: '빌드가 출력 폴더 옆에 쓰는 {beside}: {place}를 담고 있습니다({path}). {waysOut}',
    'lies inside': '빌드가 출력 폴더 옆에 쓰는 {beside}: {place} 안에 있습니다({path}). {waysOut}',
  },
  'cache-in-the-way': {
    is: '캐시 폴더 {cache}: 내용 폴더와 같은 폴더입니다({content}). 캐시는 언제든 지울 수 있는 폴더입니다. ARCHIVE_CACHE로 다른 캐시 폴더를 정해 주세요.',
    contains:
      '캐시 폴더 {cache}: 내용 폴더를 담고 있습니다({content}). 캐시는 언제든 지울 수 있는 폴더입니다. ARCHIVE_CACHE로 다른 캐시 폴더를 정해 주세요.',
    'lies inside':
      '캐시 폴더 {cache}: 내용 폴더 안에 있습니다({content}). 캐시는 언제든 지울 수 있는 폴더입니다. ARCHIVE_CACHE로 다른 캐시 폴더를 정해 주세요.',
  },
  'cache-no-folder':
    '캐시 폴더를 만들 수 없는 자리입니다: {cache}. ARCHIVE_CACHE로 다른 캐시 폴더를 정해 주세요.',
  'output-link-dangling':
    '출력 폴더의 링크가 없는 곳을 가리킵니다: {link} → {target}. 그 폴더를 만들거나 링크를 지워 주세요.',
  'output-mounted':
    '출력 폴더가 마운트된 자리라서 새것으로 바꿀 수 없습니다: {out}. 그 안의 폴더를 정해 주세요 → ARCHIVE_OUT={inside}',
  'output-holds-mount':
    '빌드가 통째로 바꾸는 출력 폴더({out}) 안에 마운트된 자리가 있습니다: {mount}. 마운트를 풀거나, ARCHIVE_OUT으로 다른 출력 폴더를 정해 주세요.',
  'output-no-folder':
    '폴더가 아니어서 그대로 두었습니다: {folder}. ARCHIVE_OUT으로 다른 출력 폴더를 정해 주세요. 또는 다른 곳으로 옮겨 주세요.',
  'output-versioned':
    '버전 관리의 작업 폴더라서({own}) 그대로 두었습니다: {folder}. ARCHIVE_OUT으로 다른 출력 폴더를 정해 주세요. 그런 다음 만든 것을 이 작업 폴더에 복사해 주세요.',
  'output-foreign':
    '비어 있지 않고 빌드가 만들지도 않은 폴더라서 그대로 두었습니다: {folder}. ARCHIVE_OUT으로 다른 출력 폴더를 정해 주세요. 또는 직접 비워 주세요.',
  'leftover-stays': '앞선 빌드가 남긴 폴더를 지우지 못했습니다: {folder} ({reason}). 직접 지워 주세요.',
  'output-left':
    '지난 출력의 일부가 남아 있습니다: {folder}. 다음 빌드가 지웁니다. 직접 지워도 됩니다. ({reason})',
  'output-not-noted':
    '출력 폴더({out})에 무엇이 있는지 캐시({cache})에 적지 못했습니다. 다음 빌드는 모든 페이지를 다시 살펴봅니다. ({reason})',
  'lock-taken':
    '다른 빌드(프로세스 {process})가 출력 폴더에 쓰고 있습니다: {out}. 끝날 때까지 기다리거나 그 빌드를 끝내 주세요. 잠금 파일은 {path} 입니다.',
  'lock-elsewhere':
    '다른 컴퓨터({host})의 빌드(프로세스 {process})가 잠갔습니다: {path}. 끝날 때까지 기다려 주세요. 그 빌드가 이미 끝났다면 잠금 파일을 지워 주세요.',
  'lock-restless': '잠금 파일이 계속 바뀝니다: {path}. 다른 빌드들이 끝날 때까지 기다려 주세요.',
  'lock-unwritable':
    '빌드는 출력 폴더 옆에 쓰는데, 그곳에 쓸 수 없습니다: {folder} ({reason}). 쓰기 권한을 주거나, ARCHIVE_OUT으로 다른 출력 폴더를 정해 주세요.',
  'lock-foreign': '빌드가 쓴 잠금 파일이 아닙니다: {path}. 실행 중인 빌드가 없다면 지워 주세요.',
  'lock-left':
    '잠금 파일을 지우지 못했습니다: {path} ({reason}). 다음 빌드가 이어받습니다. 직접 지워도 됩니다.',
  'git-missing': '이 컴퓨터에 git이 없거나 PATH에서 찾을 수 없습니다. git을 설치해 주세요.',
  'git-no-folder': '그런 폴더가 없습니다: {folder}',
  'git-no-repository': 'Git 저장소 안에 있는 폴더가 아닙니다: {folder}',
  'git-no-commit':
    '이 저장소에 그런 커밋이 없습니다: ‘{reference}’. git fetch로 받아 오거나 다른 이름을 써 주세요.',
  'git-incomplete':
    'Git에 그 커밋의 파일 내용이 없습니다: {quoted}. 저장소의 사본이 손상되었거나 일부뿐입니다. 나머지를 git fetch로 받아 주세요.',
  'git-too-much': '{command}: 한 번에 읽을 수 있는 것보다 많은 내용을 썼습니다.',
  'git-ended': '{command}: {signal} 신호로 끝났습니다.{andWords}',
  'git-failed': '{command}: 실패했습니다(종료 코드 {exitCode}).{andWords}',
  'git-not-started': '{command}: 실행하지 못했습니다({reason}).',
  'import-stopped': '가져오기를 멈추었습니다. 아무것도 바꾸지 않았습니다.',
  'import-disk-full':
    '디스크에 자리가 없습니다: {target}. 원본의 두세 배쯤 자리를 비우거나 --out으로 다른 디스크의 폴더를 정해 주세요. 아무것도 바꾸지 않았습니다.',
  'import-running':
    '다른 가져오기(프로세스 {process})가 이 폴더에 쓰고 있습니다: {target}. 끝날 때까지 기다려 주세요.',
  'import-foreign': {
    unknown:
      '이 원본을 가져온 적이 없는 폴더입니다: {folder} ({held} 등이 있습니다). 가져올 원본: {key}. 다른 폴더를 --out으로 정해 주세요. 이 폴더에 더하려면 --into를 붙여 주세요.',
    known:
      '이 원본을 가져온 적이 없는 폴더입니다: {folder} ({held} 등이 있습니다). 이 폴더의 원본: {other}. 가져올 원본: {key}. 다른 폴더를 --out으로 정해 주세요. 이 폴더에 더하려면 --into를 붙여 주세요.',
  },
  'import-over-samples':
    '이 원본을 가져온 적이 없는 폴더입니다: {folder} ({held} 등이 있습니다). 이 프로젝트의 예시 글만 있다면 git rm -r content로 지우고 다시 실행해 주세요. 다른 글이 있다면 다른 폴더를 --out으로 정하거나, 이 폴더에 더하도록 --into를 붙여 주세요.',
  'import-key-unsure':
    '어느 커뮤니티인지 알려 주는 것이 원본에 없어, 이 폴더에 있는 것({key})과 같은지 알 수 없습니다: {folder}. --url로 커뮤니티의 주소를 적어 주세요. 같은 커뮤니티라면 --into를 붙여 주세요.',
  'import-no-folder': '폴더가 아닙니다: {folder}. --out으로 다른 폴더를 정해 주세요.',
  'import-link-dangling':
    '없는 곳을 가리키는 링크입니다: {link} → {target}. 그곳에 폴더를 만들거나 --out으로 다른 폴더를 정해 주세요.',
  'import-folder-unwritable':
    '쓸 수 없는 폴더입니다: {folder} ({reason}). 쓰기 권한을 주거나 --out으로 다른 폴더를 정해 주세요.',
  'import-target-taken':
    '내용을 둘 수 없는 폴더입니다: {target}. 프로그램이나 빌드가 쓰는 {path} 폴더와 겹칩니다. --out으로 다른 폴더를 정해 주세요.',
  'import-in-the-way':
    '링크이거나 다른 종류의 파일이라 그 자리에 쓸 수 없습니다: {path}. 다른 곳으로 옮겨 주세요.',
  'import-settings-faulty':
    '고칠 곳이 있어 가져올 수 없습니다: {folder}/archive.yaml:{line}. 그 줄을 먼저 고쳐 주세요. 무엇이 잘못인지는 npm run check가 알려 줍니다.',
  'import-redactions-faulty':
    'redactions.yaml에 고칠 곳이 있어 누구의 글을 감추는지 알 수 없으므로 가져올 수 없습니다: {folder}. npm run check로 먼저 고쳐 주세요.',
  'import-list-faulty':
    '{path}:{line}: 가져오기가 쓴 줄이 아닙니다. 저장소에서 파일을 되돌려 주세요. 지우고 --into를 붙이면 있는 것을 모두 사람이 쓴 것으로 봅니다.',
  'import-no-source': '원본에서 읽은 것이 없습니다. 첫 기록은 source여야 합니다. 경로가 맞는지 살펴 주세요.',
  'import-no-question':
    '질문이 하나도 없습니다. 경로가 맞는지, 표라면 첫 줄에 열 이름이 있는지 살펴 주세요. 아무것도 바꾸지 않았습니다.',
  'import-no-time':
    '읽을 수 있는 시각이 하나도 없거나 모두 오늘보다 늦어 기준일을 알 수 없습니다. 시각의 꼴을 살펴보거나, referenceDate를 적은 archive.yaml을 먼저 두어 주세요: {folder}. 아무것도 바꾸지 않았습니다.',
  'import-out-of-order':
    '질문 바로 뒤에 오지 않은 기록입니다: {kind} {id}. 질문 {question} 뒤, 다음 질문 앞에 두어 주세요.',
  'import-file-unreadable': {
    ENOENT: '{path}: 없는 파일입니다. 경로를 살펴 주세요.',
    kind: '{path}: 파일이 아닙니다. 파일의 경로를 적어 주세요.',
    other: '{path}: 읽을 수 없습니다({reason}). 읽을 권한이 있는지 확인해 주세요.',
  },
  'line-too-long': '{path}:{line}: 한 줄이 64MB보다 깁니다. 한 줄에 기록 하나만 써 주세요.',
  'line-no-utf8':
    '{path}:{line}: UTF-8이 아닙니다. 파일을 UTF-8로 바꾸어 주세요. 예: iconv -f EUC-KR -t UTF-8',
  'record-no-json': '{path}:{line}: JSON이 아닙니다. 한 줄에 JSON 객체 하나를 써 주세요.',
  'record-faulty':
    '{path}:{line}: 기록의 꼴이 맞지 않습니다({reason}). 무엇을 쓸 수 있는지는 schema/import-record.schema.json에 있습니다.',
  'record-source-missing':
    '{path}:{line}: 첫 기록은 source여야 합니다. 예: {"type":"source","key":"my-community"}',
  'record-source-again': '{path}:{line}: source는 첫 줄에 한 번만 씁니다.',
  'record-out-of-order':
    '{path}:{line}: 앞의 질문에 달린 기록이 아닙니다. 질문 {question} 바로 뒤, 다음 질문 앞에 두어 주세요.',
  'dump-missing':
    '{path}: 없는 경로입니다. Posts.xml이 들어 있는 Stack Exchange 덤프 폴더나 .7z 파일을 적어 주세요.',
  'dump-table-missing':
    '{folder}: 폴더에 {file} 파일이 없습니다. 덤프에는 적어도 Posts.xml, Comments.xml, Users.xml이 있어야 합니다. 압축 파일이라면 그곳에 풀어 주세요: 7z x DUMP.7z',
  'dump-no-row':
    '{file}:{line}: 온전한 <row … />도 </{root}>도 아닌 줄입니다. 덤프를 다시 풀거나 내려받아 주세요. 아무것도 가져오지 않았습니다.',
  'dump-no-table':
    '{file}:{line}: <{root}>로 시작할 자리입니다. Stack Exchange 덤프의 표가 맞는지 확인해 주세요. 덤프를 다시 풀거나 내려받아 주세요. 아무것도 가져오지 않았습니다.',
  'dump-cut-off':
    '{file}:{line}: </{root}>가 나오기 전에 파일이 끝났습니다. 일부가 빠졌습니다. 덤프를 다시 풀거나 내려받아 주세요. 아무것도 가져오지 않았습니다.',
  'dump-line-too-long':
    '{file}:{line}: 16MB보다 긴 줄입니다. 덤프에는 한 줄에 <row … />가 하나씩 있습니다. 덤프를 다시 풀거나 내려받아 주세요. 아무것도 가져오지 않았습니다.',
  'dump-encoding':
    '{file}:{line}: UTF-8이 아닌 줄입니다. iconv -f EUC-KR -t UTF-8 같은 명령으로 파일을 바꿔 주세요.',
  'dump-attribute-missing': '{file}:{line}: 이 줄에 {attribute} 속성이 없습니다. 넣거나 줄을 지워 주세요.',
  'dump-attribute-wrong':
    '{file}:{line}: {attribute}="{value}" 값은 쓸 수 없습니다. 고치거나 줄을 지워 주세요.',
  'dump-id-taken': '{file}:{line}: 앞에 Id="{id}"인 줄이 이미 있습니다. 둘 가운데 하나를 지워 주세요.',
  'dump-disk-full':
    '{path}: 압축을 풀 자리가 디스크에 없습니다({folder}). 자리를 비우거나, 다른 디스크에 풀고 그 폴더를 적어 주세요: 7z x -oDUMP {path}',
  'dump-archive':
    '{path}: 여기서 풀 수 없는 파일입니다({reason}). 7-Zip으로 풀고 그 폴더를 적어 주세요: 7z x -oDUMP {path}',
  'discourse-unreadable': {
    ENOENT: '{path}: 없는 경로입니다. 주제의 JSON 파일이 들어 있는 폴더를 적어 주세요.',
    ENOTDIR: '{path}: 폴더가 아닙니다. 주제의 JSON 파일이 들어 있는 폴더를 적어 주세요.',
    other: '{path}: 읽을 수 없습니다({reason}). 읽을 권한이 있는지 확인해 주세요.',
  },
  'discourse-no-utf8':
    '{file}:{line}: UTF-8이 아닌 줄입니다. 포럼에서 다시 내려받아 주세요. 아무것도 가져오지 않았습니다.',
  'discourse-no-json':
    '{file}:{line}: 온전한 JSON이 아닙니다. 포럼에서 다시 내려받아 주세요. 아무것도 가져오지 않았습니다.',
  'discourse-topic-shape':
    '{file}: {key} 항목이 없거나 알 수 없는 값입니다. /t/<번호>.json을 그대로 저장한 파일이 맞는지 확인해 주세요. 아무것도 가져오지 않았습니다.',
  'discourse-no-topics':
    '{folder}: 주제의 JSON 파일이 하나도 없습니다. 포럼의 /t/<번호>.json을 주제마다 한 파일로 저장한 폴더를 적어 주세요.',
  'discourse-categories':
    '{file}: 분류의 이름을 찾을 수 없습니다. 포럼의 /categories.json이나 /site.json을 그대로 저장하거나, { "10": "질문" }처럼 번호와 이름을 적어 주세요.',
  'table-file': '파일을 읽을 수 없습니다: {file} ({reason})',
  'table-empty': '빈 파일입니다: {file}. 첫 줄에는 열 이름이, 그다음 줄마다 한 행이 있어야 합니다.',
  'table-unnamed':
    '매핑에 표의 파일 이름이 없습니다: {mapping}. tables: [{ file: posts.csv }] 처럼 쓰거나 명령에 표를 적어 주세요 → npm run import -- table posts.csv --mapping {mapping}',
  'table-no-mapping':
    '표의 열이 무엇인지 알려 주는 매핑 파일이 없습니다: {file}. 같은 폴더에 {names} 가운데 하나를 두거나 --mapping으로 정해 주세요. 표마다 쓸 수 있는 매핑의 예는 docs/importing.md에 있습니다.',
  'table-mapping': '매핑 파일을 쓸 수 없습니다.\n{faults}',
  'table-column': {
    twice: '{mapping}:{line}: {file}에 이름이 같은 열이 둘 있습니다: ‘{column}’. 하나의 이름을 바꿔 주세요.',
    unknown: '{mapping}:{line}: {file}에 그런 열이 없습니다: ‘{column}’. 있는 열: {known}',
    near: '{mapping}:{line}: {file}에 그런 열이 없습니다: ‘{column}’. 혹시 이것입니까 → {nearest} 있는 열: {known}',
  },
  'table-column-twice': '{file}: 이름이 같은 열이 둘 있습니다: ‘{column}’. 하나의 이름을 바꿔 주세요.',
  'table-encoding':
    '{file}:{line}: {encoding} 글자가 아닙니다. 파일 전체의 인코딩이 다르다면 매핑에 encoding: {other} 이라고 써 주세요. 몇 글자만 깨졌다면 damaged: replace 라고 써 주세요.',
  'table-line-too-long': '{file}:{line}: 한 줄이 {megabytes} MB를 넘습니다. 표 파일이 맞는지 확인해 주세요.',
  'table-quote':
    '{file}:{line}: 따옴표가 잘못된 자리에 있거나 닫히지 않았습니다. 따옴표가 든 칸은 따옴표로 둘러싸고, 안의 따옴표는 두 번 씁니다("say ""hi"""). 안의 따옴표 앞에 역슬래시가 있는 파일이라면 매핑에 escape: \'\\\' 라고 써 주세요.',
  'table-cells':
    '{file}:{line}: 이 행은 {found}칸인데 첫 줄의 열 이름은 {expected}개입니다. 매핑의 delimiter와 format(csv, tsv, mysql)이 맞는지 확인해 주세요.',
  'table-json': '{file}:{line}: JSON 객체가 아닙니다({reason}). NDJSON은 한 줄에 하나씩 씁니다.',
  'table-value': {
    constant: '{file}:{line}: {field}에 쓸 수 없는 값입니다: ‘{value}’. {wanted}.',
    column: '{file}:{line}: {field} (열 {column})에 쓸 수 없는 값입니다: ‘{value}’. {wanted}.',
  },
  'table-missing': {
    unnamed:
      '{file}:{line}: 이 행의 {field} 값을 알 수 없습니다. 매핑의 columns에 그 열을 쓰거나, 언제나 같은 값이라면 constants에 써 주세요.',
    empty:
      '{file}:{line}: {field} 값이 없습니다(비어 있는 열: {column}). 값을 채우거나, 비었을 때의 값을 매핑의 constants에 써 주세요.',
  },
} as const

/** What texts of failures are put together from. */
export const failurePartsKo = {
  places: {
    content: '내용 폴더',
    cache: '캐시 폴더',
    project: '프로젝트 폴더',
    working: '지금 작업하는 폴더',
    home: '홈 폴더',
    own: '프로젝트의 {name} 폴더',
  },
  waysOut: {
    content:
      'ARCHIVE_OUT으로 다른 출력 폴더를 정해 주세요. 또는 ARCHIVE_CONTENT로 다른 내용 폴더를 정해 주세요.',
    cache: 'ARCHIVE_OUT으로 다른 출력 폴더를 정해 주세요. 또는 ARCHIVE_CACHE로 다른 캐시 폴더를 정해 주세요.',
    other: 'ARCHIVE_OUT으로 다른 출력 폴더를 정해 주세요.',
  },
  kinds: {
    link: '심볼릭 링크라서',
    fifo: '이름 있는 파이프라서',
    socket: '소켓이라서',
    device: '장치라서',
    mark: '빌드의 표시',
    file: '파일',
    page: '페이지',
  },
  or: ', ',
  meant: '혹시 이것입니까 → {nearest}',
  wanted: {
    time: '시각이 있어야 합니다. 연도는 네 자리로 씁니다. 예: 2024-05-01 09:30:00, 2024. 5. 1 오전 9:30, 20240501093000, 5/1/2024 9:30 AM, 1970년부터 센 초. 날을 달보다 먼저 쓴 시각(13/5/2024)이라면 매핑에 time: day-first를 써 주세요. 어느 시간대의 시각인지는 timeZone으로 정합니다',
    count: '0 이상의 정수가 있어야 합니다',
    number: '정수가 있어야 합니다',
    switch:
      '1이나 0, true나 false, Y나 N, 또는 시각이 있어야 합니다. 다른 말이라면 매핑의 values에 그 뜻을 써 주세요',
    type: '행의 종류가 있어야 합니다. 다른 말이라면 매핑의 values: { type: … }에 그 뜻을 써 주세요',
    format: '본문의 형식이 있어야 합니다. 다른 말이라면 매핑의 values: { bodyFormat: … }에 그 뜻을 써 주세요',
  },
} as const
