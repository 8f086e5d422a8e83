/** What is said of a command that is called wrongly. */
export const callMessages = {
  unknownOption: (option: string) => `모르는 옵션입니다: ${option}`,
  missingValue: (option: string) => `값이 있어야 하는 옵션입니다: ${option}`,
  needlessValue: (option: string) => `값을 붙일 수 없는 옵션입니다: ${option}`,
  needlessWord: (word: string) => `이 명령에 쓸 수 없는 말입니다: ${word}`,
  knownOptions: (options: string) => `쓸 수 있는 옵션: ${options}`,
  noOptions: '이 명령에는 옵션이 없습니다.',
  noPort: (text: string) => `포트가 아닙니다: --port ${text}. 0부터 65535까지의 숫자를 써 주세요.`,
  changesFormat: (format: string) => `--format ${format}: text나 markdown 가운데 하나를 써 주세요.`,
  unknownLanguage: (value: string) => `ARCHIVE_LANG=${value}: ko나 en 가운데 하나를 써 주세요.`,
} as const
