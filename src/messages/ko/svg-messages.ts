// Faults of the pictures below theme/.
import type { IssueCode } from '../../format/issue.ts'
import { shown, type ToMessage } from './message-parts.ts'

const svgHint =
  '지워 주세요. 그림 프로그램의 ‘최적화된 SVG’나 ‘일반 SVG’로 저장하면 대개 빠집니다. 모양, 색, 그라데이션만으로 그립니다.'

const invalidSvg: Record<string, { message: string; hint: string }> = {
  large: {
    message: '모든 페이지가 싣는 그림치고 너무 큽니다',
    hint: '그림 프로그램의 ‘최적화된 SVG’로 저장하거나, 점을 줄여 단순하게 그려 주세요.',
  },
  root: {
    message: '<svg>로 시작하는 그림이 아닙니다',
    hint: 'SVG로 저장한 그림을 넣어 주세요. PNG나 JPEG는 로고로 쓸 수 없습니다.',
  },
  namespace: {
    message: '어느 말로 쓴 그림인지 적혀 있지 않아 브라우저가 보여 주지 않습니다',
    hint: '여는 태그를 이렇게 시작해 주세요 → <svg xmlns="http://www.w3.org/2000/svg"',
  },
  size: {
    message: '그림의 크기를 알 수 없거나, 너무 길쭉합니다',
    hint: '여는 태그에 viewBox를 써 주세요. 너비는 높이의 10분의 1에서 16배까지입니다. 예: viewBox="0 0 24 24"',
  },
  deep: {
    message: '요소가 너무 깊이 겹쳐 있습니다',
    hint: '그룹(<g>)을 풀어 60단계 안으로 줄여 주세요.',
  },
  encoding: {
    message: 'UTF-8이 아닌 글자로 읽으라고 적혀 있습니다',
    hint: '첫 줄을 지우거나 이렇게 고쳐 주세요 → <?xml version="1.0" encoding="UTF-8"?>',
  },
  xml: {
    message: 'XML의 규칙에 맞지 않습니다',
    hint: '태그와 따옴표를 닫았는지, 같은 속성을 두 번 쓰지 않았는지 살피거나, 그림 프로그램에서 다시 저장해 주세요.',
  },
}

const unsafeSvg: Record<string, { message: string; hint: string }> = {
  script: {
    message: '그림 속의 스크립트는 싣지 않습니다',
    hint: '<script>에서 </script>까지 지워 주세요.',
  },
  handler: {
    message: '누르거나 열 때 실행되는 속성은 싣지 않습니다',
    hint: '이 속성을 값과 함께 지워 주세요.',
  },
  element: {
    message: '로고와 아이콘에 쓸 수 없는 요소입니다',
    hint: svgHint,
  },
  attribute: {
    message: '로고와 아이콘에 쓸 수 없는 속성입니다',
    hint: svgHint,
  },
  address: {
    message: '그림 밖을 가리키거나, 무엇을 불러올지 알 수 없는 값입니다',
    hint: '같은 그림 안의 이름만 #으로 가리킬 수 있습니다. 예: href="#mark", fill="url(#gradient)". 다른 그림이나 글꼴은 모양(path)으로 바꾸어 넣어 주세요.',
  },
  style: {
    message: '스타일에 쓸 수 없는 것입니다',
    hint: '@import, @font-face, 바깥 주소와 \\를 지워 주세요. @media는 (prefers-color-scheme: dark)만 쓸 수 있습니다.',
  },
  doctype: {
    message: 'DOCTYPE과 엔티티는 싣지 않습니다',
    hint: '<!DOCTYPE …>을 지워 주세요. 없어도 그림은 같습니다.',
  },
  instruction: {
    message: '다른 파일을 부르거나 프로그램에 시키는 줄은 싣지 않습니다',
    hint: '<?…?>를 지워 주세요. 첫 줄의 <?xml …?>은 괜찮습니다.',
  },
  comment: {
    message: '메모나 CDATA 안에 <나 >가 있습니다',
    hint: '다른 프로그램이 태그로 읽을 수 있습니다. 메모를 지우거나 <와 >를 빼 주세요.',
  },
  reference: {
    message: '<style>에서는 그라데이션만 가리킬 수 있습니다',
    hint: '마스크나 필터는 요소의 속성에 써 주세요. 예: mask="url(#hole)"',
  },
  repeated: {
    message: '서로를 되풀이해 그리는 요소가 모두 5,000개를 넘거나, 자기 자신을 그립니다',
    hint: '<use>와 url(#…)을 줄이고 모양을 그대로 그려 주세요.',
  },
}

export const svgMessages = {
  'invalid-svg': ({ kind = '', reason, limit }) => ({
    message: `${invalidSvg[kind]?.message ?? 'SVG로 읽을 수 없습니다'}${kind === 'large' ? `: ${limit} KB까지 씁니다` : shown(reason)}`,
    hint: invalidSvg[kind]?.hint ?? svgHint,
  }),
  'unsafe-svg': ({ kind = '', value }) => ({
    message: `${unsafeSvg[kind]?.message ?? '로고와 아이콘에 쓸 수 없는 것입니다'}${shown(value)}`,
    hint: unsafeSvg[kind]?.hint ?? svgHint,
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
