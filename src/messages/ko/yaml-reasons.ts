// What the YAML parser says, for people who do not know YAML.
const reasons: readonly [RegExp, string][] = [
  [/tab characters/, '들여쓰기에 탭이 들어 있습니다'],
  [/quoted scalar/, '따옴표를 열고 닫지 않았습니다'],
  [/flow collection$|flow collection is not closed/, '괄호나 쉼표가 맞지 않습니다'],
  [/missed comma/, '목록의 값 사이에 쉼표가 빠졌거나, 괄호를 닫지 않았습니다'],
  [/found ','/, '쉼표가 겹쳐 있습니다'],
  [/node content/, '값이 있어야 할 자리에 다른 것이 있습니다'],
  [/escape sequence|hexadecimal/, '큰따옴표 안에서는 \\를 \\\\로 써야 합니다'],
  [/a text needs quotes/, '값을 감싼 따옴표가 맞지 않거나, 따옴표가 필요합니다'],
  [/no dash with a space/, '목록의 항목이 -와 빈칸으로 시작하지 않습니다'],
  [/space is missing|whitespace character/, '콜론 뒤에 빈칸이 없습니다'],
  [/spaces before a key/, '키 앞에 빈칸이 있습니다'],
  [/multiline key|after a mapping key|document separator/, '키와 값 사이에 콜론과 빈칸이 없는 줄이 있습니다'],
  [/line break is expected|chomping|indentation width/, '| 나 > 뒤에는 아무것도 쓸 수 없습니다'],
  [/one word/, '키 자리에 목록이나 묶음이 있습니다'],
  [/bad indentation$/, '줄의 들여쓰기가 맞지 않습니다'],
  [/indentation/, '들여쓰기가 맞지 않거나, 값에 따옴표가 필요합니다'],
  [/non-printable/, '보이지 않는 제어 문자가 있습니다'],
]

/** Never the parser's own words. */
export function toYamlReason(reason: string): string {
  return (
    reasons.find(([pattern]) => pattern.test(reason))?.[1] ??
    '이 줄이나 바로 윗줄의 모양이 정해진 것과 다릅니다'
  )
}
