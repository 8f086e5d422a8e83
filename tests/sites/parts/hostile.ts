// Payloads made to break out of a page, each as a title, an actor and a body.
import { hostilePayloads } from '../../fixtures/hostile-payloads.ts'
import { type HostileQuestion, toHostileQuestions } from '../../support/hostile-content.ts'

export const hostileQuestions: HostileQuestion[] = toHostileQuestions(hostilePayloads).map((question) => ({
  ...question,
  id: `hostile-${question.id}`,
  tags: ['나쁜-글'],
}))

export const hostile = {
  questions: hostileQuestions.map(({ hostileTitle, hostileActor, ...question }) => question),
}
