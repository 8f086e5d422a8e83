// Faults of pictures below files/, and of bodies that name them.
import type { IssueCode } from '../../format/issue.ts'
import { toGroupedNumber } from '../grouped-number.ts'
import { shown, type ToMessage } from './message-parts.ts'

const others: Record<string, string> = {
  empty: '빈 파일입니다. 그림을 다시 올려 주세요.',
  svg: 'SVG는 그림 속에 스크립트를 담을 수 있어 싣지 않습니다. PNG로 바꾸어 넣어 주세요.',
  heic: 'HEIC는 여러 브라우저가 보여 주지 못합니다. JPEG로 바꾸어 넣어 주세요.',
  other:
    'files 폴더에는 PNG, JPEG, GIF, WebP, AVIF 그림만 둡니다. 이름이 아니라 파일의 첫 바이트로 알아봅니다. 그림이 아니면 다른 곳으로 옮기거나 지워 주세요.',
}

/** Of what is seen, or of what a file holds besides. */
const tooLarge: ToMessage = ({ megapixels, megabytes, unpacked, entries, frames }) => {
  const without =
    '그림 프로그램에서 부가 정보(메타데이터)를 빼고 다시 저장해 주세요. 그림의 모습은 달라지지 않습니다.'
  if (unpacked)
    return { message: `그림에 든 압축된 글(zTXt, iTXt)을 풀면 ${unpacked} MB를 넘습니다`, hint: without }
  if (entries) {
    const most = toGroupedNumber(Number(entries))
    return { message: `그림에 든 부가 정보(EXIF, XMP)의 항목이 ${most}개를 넘습니다`, hint: without }
  }
  if (frames) {
    const most = toGroupedNumber(Number(frames))
    return { message: `움직이는 그림의 장면이 ${most}개를 넘습니다`, hint: '장면을 줄여 다시 저장해 주세요.' }
  }
  return {
    message: megapixels
      ? `그림이 ${toGroupedNumber(Number(megapixels) * 100)}만 화소를 넘습니다. 움직이는 그림은 모든 장면을 더합니다`
      : `그림 파일이 ${megabytes ?? 2} MB를 넘습니다`,
    hint: '가로세로를 줄이거나 필요한 부분만 잘라서 다시 저장해 주세요. 가로 1,600화소면 본문에 넉넉합니다.',
  }
}

export const pictureMessages = {
  'not-picture': ({ kind }) => ({
    message: '실을 수 있는 그림이 아닙니다',
    hint: others[kind ?? ''] ?? `${others['other']}`,
  }),
  'damaged-picture': ({ type }) => ({
    message: `그림이 끝까지 있지 않거나 망가져 있습니다${type ? `(${type})` : ''}`,
    hint: '올리다가 끊겼을 수 있습니다. 그림 프로그램에서 열어 다시 저장하고, 그 파일을 올려 주세요.',
  }),
  'picture-too-large': tooLarge,
  'picture-position': ({ kind }) => ({
    message: '그림을 찍은 위치(GPS)가 파일 안에 적혀 있습니다',
    hint:
      kind === 'hidden'
        ? '압축된 부분에 있어 그 자리에서 지울 수 없습니다. 그림 프로그램에서 위치 정보를 빼고 다시 저장해 주세요.'
        : '위치만 지우려면 → npm run tidy. 화면과 방향은 그대로입니다. 저장소에 이미 올렸다면 기록에도 남아 있습니다.',
  }),
  'missing-picture': ({ value, nearest }) => ({
    message: `내용 폴더에 없는 파일을 가리킵니다${shown(value)}`,
    hint: nearest
      ? `이렇게 고쳐 주세요 → ${nearest}`
      : '그림을 files 폴더에 넣고 /files/로 시작하는 주소를 써 주세요. 대소문자도 같아야 합니다. 예: ![설명](/files/diagram.png)',
  }),
  'unused-picture': ({ value }) => ({
    message: '어느 글도 보여 주지 않는 그림이라 사이트에 실리지 않습니다',
    hint: `본문에 이렇게 쓰거나, 쓸 곳이 없으면 지워 주세요 → ![설명](${value})`,
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
