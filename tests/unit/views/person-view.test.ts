import { describe, expect, test } from 'vitest'
import type { ShownActor } from '../../../src/cache/conversation.ts'
import type { People } from '../../../src/content-folder/people.ts'
import { createToPersonView } from '../../../src/views/person-view.ts'
import { createSampleSite } from '../create-sample-site.ts'
import { toConversationPage, toShownAnswer, toShownComment } from '../sample-conversation.ts'

const site = createSampleSite()
const hong = (person?: string): ShownActor => ({ name: '홍길동', person })

describe('people of one name on a page are told apart', () => {
  test.each<[string, Parameters<typeof toConversationPage>[0], string | undefined]>([
    ['one person', { answers: [toShownAnswer('1', { by: hong('u1') })] }, undefined],
    [
      'one person twice',
      {
        answers: [toShownAnswer('1', { by: hong('u1') })],
        comments: [toShownComment('1', { by: hong('u1') })],
      },
      undefined,
    ],
    [
      'somebody who may be the same',
      { answers: [toShownAnswer('1', { by: hong('u1') })], comments: [toShownComment('1', { by: hong() })] },
      undefined,
    ],
    [
      'another who commented',
      {
        answers: [
          toShownAnswer('1', { by: hong('u1'), comments: [toShownComment('1', { by: hong('u2') })] }),
        ],
      },
      'u1',
    ],
    [
      'another who edited',
      { answers: [toShownAnswer('1', { by: hong('u1'), edited: [{ at: '2025-06-01', by: hong('u2') }] })] },
      'u1',
    ],
    [
      'another on a later page',
      {
        answers: [toShownAnswer('1', { by: hong('u1') })],
        later: [{ id: '2', page: 2, by: hong('u2'), at: '2025-06-01' }],
      },
      'u1',
    ],
    [
      'another who is answered',
      { answers: [toShownAnswer('1', { by: hong('u1'), replyTo: { id: '2', page: 2, by: hong('u2') } })] },
      'u1',
    ],
  ])('%s', (_, page, mark) => {
    expect(createToPersonView(toConversationPage(page), site)(hong('u1')).mark).toBe(mark)
  })

  test('of whom nothing is known has no mark', () => {
    const page = toConversationPage({
      answers: [toShownAnswer('1', { by: hong('u1') }), toShownAnswer('2', { by: hong('u2') })],
    })
    expect(createToPersonView(page, site)(hong()).mark).toBeUndefined()
  })
})

test('a person’s address and text stand beside the name of the day', () => {
  const people: People = new Map([
    ['u1', { name: '홍길동', formerNames: ['길동이'], about: '백엔드 개발자', url: 'https://a.example/' }],
  ])
  expect(createToPersonView(undefined, { ...site, people })({ name: '길동이', person: 'u1' })).toEqual({
    name: '길동이',
    role: false,
    mark: undefined,
    href: 'https://a.example/',
    about: '백엔드 개발자',
  })
})

test.each([
  ['익명', 'ko', '익명', true],
  ['삭제된 사용자', 'en', 'deleted user', true],
  ['홍길동', 'en', '홍길동', false],
] as const)('%s is shown in %s as %s, a role: %s', (name, locale, shown, role) => {
  expect(createToPersonView(undefined, createSampleSite({ locale }))({ name })).toMatchObject({
    name: shown,
    role,
  })
})
