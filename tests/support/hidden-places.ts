/** Where a body may hold a text that no reader sees. @param text a line. */
export function toHiddenPlaces(text: string, label: string): string[] {
  const value = text.replace(/["<>&`]/g, ' ')
  return [
    `앞 <!-- ${text.replaceAll('-->', '')} --> 뒤`,
    `<!--\n${text.replaceAll('-->', '')}\n-->`,
    `[${label}]: https://a.example/unused "${value}"`,
    `\`\`\`js title="${value}" ${value}\nf()\n\`\`\``,
    `~~~ ${value}\nf()\n~~~`,
    `<span title="${value}" data-name="${value}" aria-label="${value}">보이는 글</span>`,
    `<a href="https://a.example/" title="${value}" data-who="${value}">보이는 링크</a>`,
  ]
}
