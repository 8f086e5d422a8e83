import { pageAddress, tagAddress } from './questions.js'

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const number = new Intl.NumberFormat('en')

export function escapeHtml(text) {
  return String(text).replace(/[&<>"]/g, (character) => escapes[character])
}

export function toPage(title, main) {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
</head>
<body>
<header><a href="/">벤치마크 아카이브</a> <a href="/tags/">해시태그</a></header>
<main>
${main}
</main>
<footer>기준일 2025년 6월 30일</footer>
</body>
</html>
`
}

export function toEntry(data, url, body) {
  const { title, category, hashtags, counts, poll, activity } = data
  const last = activity.at(-1)
  const time = last.at.toISOString()
  const tags = hashtags.map((tag) => ` <a href="/tags/${tagAddress(tag)}/">#${escapeHtml(tag)}</a>`)
  return `<article>
<p><time datetime="${time}">${time.slice(0, 10)}</time> · ${escapeHtml(last.actor)} 님의 ${escapeHtml(last.kind)}</p>
<h2><a href="${url}">${escapeHtml(title)}</a></h2>
<div>${body}</div>
<p>${escapeHtml(category)}${tags.join('')}</p>
<p>${toCounts(counts)}${poll ? ' 투표' : ''}</p>
</article>`
}

export function toPager(folder, page) {
  const link = (target, words) => `<a href="${pageAddress(folder, target)}">${words}</a>`
  const previous = page.number > 1 ? link(page.number - 1, '이전') : ''
  const next = page.number < page.last ? link(page.number + 1, '다음') : ''
  return `<nav>${previous} ${page.number} / ${page.last} ${next}</nav>`
}

function toCounts(counts) {
  const labels = {
    answers: '답변',
    comments: '댓글',
    recommended: '추천해요',
    needsSupplement: '보충이 필요해요',
    views: '조회',
  }
  return Object.entries(labels)
    .filter(([name]) => counts[name] !== undefined)
    .map(([name, label]) => `${label} ${number.format(counts[name])}`)
    .join(' ')
}
