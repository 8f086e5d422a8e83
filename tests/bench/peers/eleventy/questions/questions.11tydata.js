export default {
  layout: 'question.11ty.js',
  permalink: ({ page }) => `/questions/${page.fileSlug}/`,
}
