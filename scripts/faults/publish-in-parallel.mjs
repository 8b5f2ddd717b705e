import { randomUUID } from 'node:crypto'
import { ApiFailure, createPage, graphql, publishPage, savePage } from './support/api.mjs'
import { onEachDatabase } from './support/databases.mjs'
import { expect, wait } from './support/expect.mjs'

/** @import { TestServer } from './support/server.mjs' */

const EDITORS = 50
const SAVE_EVENT = `mutation ($id: ID, $v: Int, $key: String!, $event: EventInput!) {
  createOrUpdateEvent(id: $id, expectedVersion: $v, idempotencyKey: $key, event: $event) { id version } }`
const SEARCH = `query ($text: String!) {
  search(locationSlug: "brookfield", text: $text, first: 5) { totalCount nodes { kind } } }`
const STORED = 'query ($id: ID!) { document(id: $id) { version publishedVersion } }'

/**
 * Fifty editors save and publish pages and save events, all at once, for a minute. Nobody is refused for what another
 * one does, everything acknowledged is there, and the search finds the newest words of each page and event.
 * @type {import('./run.mjs').Scenario}
 */
export default function publishInParallel({ isShort }) {
  return onEachDatabase(async (database) => {
    const server = database.server()
    await server.start()
    const editors = Array.from({ length: EDITORS }, (_, number) => new Editor(number, server))
    const until = Date.now() + (isShort ? 5_000 : 60_000)
    await Promise.all(editors.map((editor) => editor.workUntil(until)))
    let missing = 0
    for (const editor of editors) missing += await editor.missing()
    const failures = editors.flatMap((editor) => editor.failures)
    expect(failures.length === 0, `nobody is refused: ${failures.length} were, as ${failures[0]}`)
    expect(missing === 0, `nothing is lost and everything found: ${missing} are not`)
    const times = editors.flatMap((editor) => editor.times).sort((a, b) => a - b)
    return {
      rounds: editors.reduce((total, { round }) => total + round, 0),
      writes: times.length,
      p50Ms: Math.round(times[Math.floor(times.length / 2)] ?? 0),
      p95Ms: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
      failures: failures.length,
      missing,
    }
  })
}

/** Works on a page and an event of their own, one write after another. */
class Editor {
  #server
  #path
  #name
  /** @type {{ id: string, version: number } | null} */
  #page = null
  /** @type {{ id: string, version: number } | null} */
  #event = null
  round = 0
  /**
   * What was refused, and how.
   * @type {string[]}
   */
  failures = []
  /**
   * How long each write took, in milliseconds.
   * @type {number[]}
   */
  times = []

  /**
   * @param {number} number
   * @param {TestServer} server
   */
  constructor(number, server) {
    this.#server = server
    // Words of letters alone: the search takes them as they are.
    this.#name = `editor${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}x`
    this.#path = `/parallel-${number}`
  }

  /** @param {number} until */
  async workUntil(until) {
    while (Date.now() < until && this.failures.length === 0) {
      this.round += 1
      await this.#timed(() => this.#writePage())
      await this.#timed(() => this.#writeEvent())
    }
  }

  /** How many of what was acknowledged is not stored, or not found by its newest words. */
  async missing() {
    if (!this.#page || !this.#event) return 2
    const { document } = await graphql(this.#server, STORED, { id: this.#page.id })
    const isStored =
      document.version === this.#page.version && document.publishedVersion === this.#page.version
    const { search } = await graphql(this.#server, SEARCH, { text: this.#word() })
    const kinds = search.nodes.map((/** @type {{ kind: string }} */ { kind }) => kind).sort()
    return (isStored ? 0 : 1) + (kinds.join() === 'EVENT,PAGE' ? 0 : 1)
  }

  /** One word of each round that nothing else holds. */
  #word() {
    return `${this.#name}${[...String(this.round)].map((digit) => 'klmnopqrst'[Number(digit)]).join('')}`
  }

  async #writePage() {
    const html = `<p>${this.#word()}</p>`
    const page = this.#page
    this.#page = page
      ? await savePage(this.#server, page, { path: this.#path, html })
      : await createPage(this.#server, this.#path, html)
    await publishPage(this.#server, this.#page)
  }

  async #writeEvent() {
    const event = {
      title: this.#word(),
      category: 'Spiritual',
      startsAt: '2030-01-02T18:30',
      locationId: '10',
    }
    const { id, version } = this.#event ?? {}
    const variables = { id, v: version, key: randomUUID(), event }
    const saved = await graphql(this.#server, SAVE_EVENT, variables)
    this.#event = saved.createOrUpdateEvent
  }

  /** @param {() => Promise<void>} write */
  async #timed(write) {
    const started = performance.now()
    try {
      await write()
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      this.failures.push(error.message)
    }
    this.times.push(performance.now() - started)
    // Together at most 180 requests a second: the budget of one network is 200.
    await wait(300 + Math.random() * 200)
  }
}
