// What the YAML parser says, for people who do not know YAML.
const reasons: readonly [RegExp, string][] = [
  [/tab characters/, 'a line is indented with a tab'],
  [/quoted scalar/, 'a quotation mark is opened and never closed'],
  [/flow collection$/, 'a bracket is opened and never closed'],
  [/missed comma/, 'a comma is missing between two values of a list'],
  [/escape sequence|hexadecimal/, 'inside double quotes a \\ has to be written \\\\'],
  [
    /multiline key|after a mapping key|document separator/,
    'a line has no colon and space between key and value',
  ],
  [/line break is expected/, 'nothing may follow | or >'],
  [/one word/, 'a list or a group stands where a key belongs'],
  [/bad indentation|deficient indentation/, 'the indentation is wrong, or a value needs quotes'],
]

export function toYamlReason(reason: string): string {
  return reasons.find(([pattern]) => pattern.test(reason))?.[1] ?? reason
}
