// Signs that look like others, by name.
const signNames: Record<string, string> = {
  'U+FF1A': '전각 콜론',
  'U+FE55': '작은 콜론',
  'U+2236': '비율 기호',
  'U+FF0C': '전각 쉼표',
  'U+3001': '모점',
  'U+FE50': '작은 쉼표',
  'U+FF3B': '전각 여는 대괄호',
  'U+FF3D': '전각 닫는 대괄호',
  'U+FF5B': '전각 여는 중괄호',
  'U+FF5D': '전각 닫는 중괄호',
  'U+3010': '검은 여는 대괄호',
  'U+3011': '검은 닫는 대괄호',
  'U+FF03': '전각 샵',
  'U+201C': '둥근 여는 큰따옴표',
  'U+201D': '둥근 닫는 큰따옴표',
  'U+201E': '아래 큰따옴표',
  'U+FF02': '전각 큰따옴표',
  'U+2018': '둥근 여는 작은따옴표',
  'U+2019': '둥근 닫는 작은따옴표',
  'U+FF07': '전각 작은따옴표',
  'U+00A0': '줄바꿈 없는 빈칸(NBSP)',
  'U+3000': '전각 빈칸',
  'U+0009': '탭',
  'U+2010': '하이픈 글자',
  'U+2011': '줄바꿈 없는 하이픈',
  'U+2013': '짧은 줄표(en dash)',
  'U+2014': '긴 줄표(em dash)',
  'U+2015': '가로 막대',
  'U+2212': '뺄셈 기호',
  'U+2500': '괘선',
  'U+2022': '글머리 점',
  'U+00B7': '가운뎃점',
  'U+30FC': '가타카나 장음 기호',
  'U+FF0D': '전각 하이픈',
}

/** `U+FF1A, 전각 콜론`; the code point alone where it has no name here. */
export function toSignName(codePoint: string): string {
  if (codePoint === 'NFD') return '자모로 풀어 쓴 한글(NFD)'
  const name = signNames[codePoint]
  return name === undefined ? codePoint : `${codePoint}, ${name}`
}
