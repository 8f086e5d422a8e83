import hljs from 'highlight.js'
import { groupByTag, newestFirst, paginate, tagAddress } from './questions.js'

export default function (eleventy) {
  eleventy.setQuietMode(true)
  eleventy.amendLibrary('md', (markdown) => markdown.set({ html: false, highlight }))
  eleventy.addCollection('questions', (collections) =>
    newestFirst(collections.getFilteredByGlob('**/questions/**/*.md')),
  )
  eleventy.addCollection('frontPages', (collections) =>
    paginate(newestFirst(collections.getFilteredByGlob('**/questions/**/*.md'))),
  )
  eleventy.addCollection('tagPages', (collections) => {
    const groups = groupByTag(newestFirst(collections.getFilteredByGlob('**/questions/**/*.md')))
    return [...groups].flatMap(([tag, entries]) => paginate(entries, { tag, address: tagAddress(tag) }))
  })
  return { dir: { includes: '_includes' }, markdownTemplateEngine: false, templateFormats: ['md', '11ty.js'] }
}

function highlight(code, language) {
  if (hljs.getLanguage(language) === undefined) return ''
  return hljs.highlight(code, { language, ignoreIllegals: true }).value
}
