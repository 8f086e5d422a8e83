// The first files of a community's repository, which `gotgam init` writes: by path, as they are.

export const starterEn: Readonly<Record<string, string>> = {
  'content/archive.yaml': `title: Our community’s Q&A
description: Questions and answers of our community, collected by hashtag in a read-only archive.
referenceDate: 2026-06-30
timeZone: UTC
locale: en
`,
  'content/questions/fix-a-mistake.md': `---
title: I found a mistake in a question. How can I correct it?
tags: [correcting, markdown]
counts:
  answers: 1
  comments: 1
  views: 128
activity:
  - at: 2026-06-12T10:20:00Z
    actor: Ada
    kind: question
  - at: 2026-06-12T11:05:00Z
    actor: Grace
    kind: new answer
  - at: 2026-06-12T11:40:00Z
    actor: Ada
    kind: new comment
---
One command in an old question is wrong. Nobody can sign up any more, so where can I correct it?
`,
  'content/answers/fix-a-mistake/1.md': `---
actor: Grace
at: 2026-06-12T11:05:00Z
accepted: true
---
Every question is a Markdown file in the repository. You can edit it in the browser:

1. Open the file in \`content/questions\`.
2. Click the pencil, correct the text, and describe the change in one line.
3. Send a pull request. A check reports every mistake with its line.

On your own computer, check before you send it:

\`\`\`bash
npm run check
\`\`\`
`,
  'content/comments/fix-a-mistake.yaml': `- id: 1
  answer: 1
  actor: Ada
  at: 2026-06-12T11:40:00Z
  text: |
    That took five minutes. Thank you!
`,
  'content/questions/free-host.md': `---
title: Where can this archive be hosted for free?
tags: [hosting, github-pages]
counts:
  answers: 2
  comments: 0
  views: 342
activity:
  - at: 2026-05-02T09:00:00Z
    actor: Linus
    kind: question
  - at: 2026-05-02T09:30:00Z
    actor: Grace
    kind: new answer
  - at: 2026-06-20T21:15:00Z
    actor: Margaret
    kind: new answer
---
Our community closes soon. Where can it stay online for years without a server?
`,
  'content/answers/free-host/1.md': `---
actor: Grace
at: 2026-05-02T09:30:00Z
---
\`npm run build\` makes a folder of plain files, \`dist\`. Any host of files will do: GitHub Pages, Cloudflare Pages and Netlify are free.
`,
  'content/answers/free-host/2.md': `---
actor: Margaret
at: 2026-06-20T21:15:00Z
---
Once you have an address, write it into \`content/archive.yaml\`, so that shared links name it:

\`\`\`yaml
url: https://example.org/archive/
\`\`\`
`,
  'content/questions/import-a-dump.md': `---
title: How do we move thirty thousand questions at once?
tags: [importing]
counts:
  answers: 1
  comments: 0
  views: 57
activity:
  - at: 2026-06-25T14:00:00Z
    actor: Barbara
    kind: question
  - at: 2026-06-25T14:45:00Z
    actor: Grace
    kind: new answer
---
We have too many questions to write a file for each. Is there a way?
`,
  'content/answers/import-a-dump/1.md': `---
actor: Grace
at: 2026-06-25T14:45:00Z
---
Import them from a backup: of Stack Exchange, of Discourse, or from tables (CSV) of a forum.

\`\`\`bash
npm run import -- stackexchange dump --out content
\`\`\`

Remove the three sample questions first.
`,
  'content/pages/about.md': `---
title: The story of our community
---
This text opens the About page. Say in \`content/pages/about.md\` when the community began, why it closed, and who looked after it.

Add a file to the folder \`content/pages\` for each further page. Its name is its address, and \`nav: true\` puts it into the menu of every page.
`,
  'README.md': `# Our community’s Q&A

A read-only archive of our community’s questions and answers. Every text is a file in the folder \`content\`; the site is built with [Gotgam](https://github.com/gotgam/gotgam).

## Correct a mistake

Open the file in \`content/questions\`, edit it, and send a pull request; or open an issue and choose *Correction*. The title and hashtags are between the two \`---\` lines; the text in Markdown is below. Answers are in \`content/answers\`, comments in \`content/comments\`.

## On your computer

You need [Node.js](https://nodejs.org) 22.18 or newer.

| command | what it does |
|---|---|
| \`npm ci\` | installs what is needed, once |
| \`npm run dev\` | opens a site that follows your edits |
| \`npm run check\` | reports every mistake |
| \`npm run build\` | makes the site in the folder \`dist\` |
| \`npm run new\` | makes the file of a new question |
| \`npm run import\` | imports a backup, or tables of a board |
| \`npm run hosting\` | prints the configuration of a host |

The name, the address and the reference date of the site are in \`content/archive.yaml\`, and the story of the community is in \`content/pages/about.md\`.

## Before it is published

- Write \`url\` and \`repository\` into \`content/archive.yaml\`. [Hosting](https://github.com/gotgam/gotgam/blob/HEAD/docs/hosting.md) says how the site gets there.
- Replace \`removals@example.org\` in \`.github/ISSUE_TEMPLATE/removal.yml\` by an address that only you read.
`,
}
