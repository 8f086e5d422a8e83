import { escapeHtml, toEntry, toPage } from '../html.js'

export function render(data) {
  const history = data.activity.map(
    (one) =>
      `<li><time>${one.at.toISOString()}</time> · ${escapeHtml(one.actor)} 님의 ${escapeHtml(one.kind)}</li>`,
  )
  return toPage(data.title, `${toEntry(data, data.page.url, data.content)}\n<ol>${history.join('')}</ol>`)
}
