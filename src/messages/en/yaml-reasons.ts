// What the YAML parser says, for people who do not know YAML.
const reasons: readonly [RegExp, string][] = [
  [/tab characters/, 'a line is indented with a tab'],
  [/quoted scalar/, 'a quotation mark is opened and never closed'],
  [/flow collection$|flow collection is not closed/, 'brackets or commas do not match'],
  [/missed comma/, 'a comma is missing between two values of a list, or a bracket is not closed'],
  [/found ','/, 'two commas follow each other'],
  [/node content/, 'something else stands where a value belongs'],
  [/escape sequence|hexadecimal/, 'inside double quotes a \\ has to be written \\\\'],
  [/a text needs quotes/, 'a value needs quotes, or its quotes do not match'],
  [/no dash with a space/, 'an item of a list does not begin with - and a space'],
  [/space is missing|whitespace character/, 'there is no space after a colon'],
  [/spaces before a key/, 'there are spaces before a key'],
  [
    /multiline key|after a mapping key|document separator/,
    'a line has no colon and space between key and value',
  ],
  [/line break is expected|chomping|indentation width/, 'nothing may follow | or >'],
  [/one word/, 'a list or a group stands where a key belongs'],
  [/bad indentation$/, 'the line is indented wrongly'],
  [/indentation/, 'the indentation is wrong, or a value needs quotes'],
  [/non-printable/, 'there is a control character, which can not be seen'],
]

/** Never the parser's own words. */
export function toYamlReason(reason: string): string {
  return (
    reasons.find(([pattern]) => pattern.test(reason))?.[1] ??
    'this line or the one above it is not in the form that it should have'
  )
}
