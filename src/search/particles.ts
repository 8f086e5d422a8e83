// What stands behind a word in Korean without a blank, and is nothing that anybody looks for.

/** The longest first: of `에서는` not only `는` is one. */
const particles = toWords(`
으로부터는 이라고는 에서부터 으로부터 에게서는
에게서 에서는 에서도 에서의 에서만 으로는 으로도 으로만 으로써 으로서 로부터 까지는 까지도 부터는 한테서 이라고 이라는 이라도 이라면 보다는 처럼은 하고는 에게는 에게도 로서는
에서 에게 에는 에도 에만 으로 로는 로도 로서 로써 까지 부터 처럼 보다 하고 이나 이랑 이란 이라 라고 라는 라도 라면 만은 만이 만을 과의 와의 과는 와는 한테 마다 밖에 조차 마저 대로 이고 인데 이면
은 는 이 가 을 를 의 에 로 와 과 도 만 랑 란 나`)

/** Endings of verbs, and of verbs that are made of nouns: `느려져요`, `설득하는`. */
const endings = toWords(`
하는데요 되는데요 했는데요 하였는데 하려는데 하려면 하려고 되려면 했더니 됐더니 했을때 됐을때 합니다만 됩니다만 해주세요
하는데 되는데 했는데 됐는데 하는지 되는지 하는게 되는게 하나요 되나요 할까요 될까요 인가요 일까요 합니다 됩니다 입니다 습니다 합니까 됩니까 했어요 됐어요 했습니다 됐습니다
하는 되는 하기 되기 하고 되고 하면 되면 해서 돼서 하지 되지 한다 된다 했다 됐다 해요 돼요 하며 되며 하게 되게 할때 될때 해야 돼야 하니 되니 하던 되던
져요 졌어요 지네요 지는데 어요 아요 여요 워요 네요 나요 까요 세요 군요 지는 져서 지고 지면 지만 는데 는지 는데요 는건 는게
한 할 함 된 될 됨 는 던`)

const shortestStem = 2

function toWords(listed: string): string[] {
  return listed
    .trim()
    .split(/\s+/)
    .sort((one, other) => other.length - one.length)
}

/** What is left of a run of syllables without a particle or an ending: two syllables at least. */
export interface Stem {
  length: number
  particle: boolean
}

export function findStem(run: string): Stem {
  const isAtEnd = (each: string) => run.length - each.length >= shortestStem && run.endsWith(each)
  const particle = particles.find(isAtEnd)
  const ending = endings.find(isAtEnd)
  const isParticle = particle !== undefined && particle.length >= (ending?.length ?? 0)
  const left = isParticle ? particle : ending
  return { length: run.length - (left?.length ?? 0), particle: isParticle }
}

/** Whether a run is nothing else, as behind a word of another script: `를` of `JPA를`. */
export function isParticle(run: string): boolean {
  return particles.includes(run)
}
