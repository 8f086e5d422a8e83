// An archive in English, below a folder of its host, with everything that may go wrong on a page.
import { mergeContents } from './merge-contents.ts'
import { crossLinks } from './parts/cross-links.ts'
import { formulas } from './parts/formulas.ts'
import { hardAddresses } from './parts/hard-addresses.ts'
import { hostile } from './parts/hostile.ts'
import { longDiscussions } from './parts/long-discussions.ts'
import { pictureContent } from './parts/pictures.ts'
import { redacted } from './parts/redacted.ts'
import { rightToLeft } from './parts/right-to-left.ts'
import { writtenPages } from './parts/written-pages.ts'
import { themeFiles } from './themed.ts'

export const kitchenSink = mergeContents(
  {
    title: 'Kitchen sink',
    description: 'Everything that may go wrong on a page, on one site.',
    locale: 'en',
    url: 'https://example.com/archive/',
    repository: 'https://example.com/repository',
    formerUrls: ['https://old.example', 'https://old.example.org/community'],
    license: 'CC0',
    answerOrder: 'time',
    math: true,
    redirects: ['netlify', 'nginx'],
    theme: { accent: '#0b63a5' },
    footer: 'With thanks to [the team](/guide/) and 곽두팔, *all* of you: someone@naver.com',
    navigation: [
      { label: 'Chat', href: 'https://example.org/chat?room=1' },
      { label: 'c#', href: '/tags/c-sharp/' },
    ],
  },
  [
    crossLinks,
    formulas,
    hardAddresses,
    hostile,
    longDiscussions,
    pictureContent,
    redacted,
    rightToLeft,
    writtenPages,
    { questions: [], files: themeFiles },
  ],
)
