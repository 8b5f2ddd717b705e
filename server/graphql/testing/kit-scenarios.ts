import type { Done, Scenario } from './people-scenarios'

/** For tests: a kit on its way to a location; `done` calls a mutation. */
export function kitScenarios(done: Done): Readonly<Record<string, Scenario>> {
  const at = { locationId: '10' }
  return {
    sendKit: { winners: 'all', prepare: kitOf },
    fillKit: {
      winners: 'all',
      async prepare(word) {
        const { kitId } = await sent(word)
        return { kitId, ...at, answers: [{ blank: 'hall', answer: word }] }
      },
    },
    submitKit: {
      winners: 'all',
      async prepare(word) {
        const { kitId } = await filled(word)
        return { kitId, ...at }
      },
    },
    publishKit: { winners: 'all', prepare: submitted },
    remindKit: {
      winners: 'all',
      async prepare(word) {
        const { kitId } = await sent(word)
        return { kitId }
      },
    },
    endKit: {
      winners: 'all',
      async prepare(word) {
        const kit = await submitted(word)
        await done('publishKit', kit)
        return kit
      },
    },
    makeNextKit: {
      winners: 'all',
      async prepare(word) {
        const { kitId } = await kitOf(word)
        return { kitId, title: `${word} 2099`, lastDay: '2099-11-08' }
      },
    },
  }

  async function kitOf(word: string) {
    const event = await done('createOrUpdateEvent', {
      event: {
        ...{ title: word, startsAt: '2098-11-08T11:00', venue: '[[hall]]' },
        ...{ recordStatus: 'INACTIVE', locationId: '10' },
      },
    })
    const { id } = await done('createOrUpdateKit', {
      kit: { title: word, events: [{ event: event.id }] },
    })
    return { kitId: id, locationIds: ['10'] }
  }

  async function sent(word: string) {
    const kit = await kitOf(word)
    await done('sendKit', kit)
    return kit
  }

  async function filled(word: string) {
    const kit = await sent(word)
    const answers = [{ blank: 'hall', answer: word }]
    await done('fillKit', { kitId: kit.kitId, ...at, answers })
    return kit
  }

  async function submitted(word: string) {
    const kit = await filled(word)
    await done('submitKit', { kitId: kit.kitId, ...at })
    return kit
  }
}
