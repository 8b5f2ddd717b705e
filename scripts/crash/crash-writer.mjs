import { randomUUID } from 'node:crypto'

const SAVE = `mutation ($id: ID, $title: String, $v: Int, $key: String!, $content: JSON!) {
  createOrUpdateDocument(id: $id, title: $title, type: PAGE, expectedVersion: $v, idempotencyKey: $key,
    topic: { items: [{ content: $content }] }) { id version } }`
const HISTORY = `query ($id: ID!, $after: String) {
  document(id: $id) { version revisions(first: 100, after: $after) {
    nodes { version items { content } } pageInfo { hasNextPage endCursor } } } }`

/** Saves one page again and again, remembers what was acknowledged, and repeats what got no answer. */
export class Writer {
  #number
  #server
  #token
  #id
  /** The marker each version was saved with, from version 1. */
  #markers = []
  /** @type {{ marker: string, variables: object } | null} */
  #outstanding = null
  acknowledged = 0
  retried = 0
  unavailable = 0
  lost = 0
  holes = 0

  constructor(number, server, token) {
    this.#number = number
    this.#server = server
    this.#token = token
  }

  async makeDocument() {
    const saved = await this.#save({ title: `Crash ${this.#number} ${randomUUID()}` })
    this.#id = saved.id
  }

  /** Saves until an answer fails to come; what was asked last is kept to be asked again. */
  async saveUntilBroken() {
    for (;;) {
      try {
        await this.#save({ id: this.#id, v: this.#markers.length })
      } catch (error) {
        if (!error.noAnswer) throw error
        return
      }
    }
  }

  /** Asks again what got no answer: with the same key it is done once, whether it had been done or not. */
  async settle() {
    for (let tries = 0; this.#outstanding; tries += 1) {
      this.retried += 1
      try {
        await this.#ask(this.#outstanding)
      } catch (error) {
        if (!error.noAnswer || tries > 100) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }

  /** Every acknowledged save is there with its content, and no version is missing. */
  async verify() {
    const stored = new Map()
    for (let after = null; ; ) {
      const { document } = await this.#post(HISTORY, { id: this.#id, after })
      if (document.version !== this.#markers.length) this.lost += 1
      for (const { version, items } of document.revisions.nodes)
        stored.set(version, items[0].content.blocks[0].id)
      if (!document.revisions.pageInfo.hasNextPage) break
      after = document.revisions.pageInfo.endCursor
    }
    for (const [index, marker] of this.#markers.entries()) {
      if (!stored.has(index + 1)) this.holes += 1
      else if (stored.get(index + 1) !== marker) this.lost += 1
    }
    if (stored.size > this.#markers.length) this.holes += 1
  }

  async #save(variables) {
    const marker = `m${this.#number}-${this.#markers.length + 1}-${randomUUID().slice(0, 8)}`
    const fields = [{ id: 'f1', type: 'html', name: 'html', value: `<p>${'x'.repeat(2000)}</p>` }]
    const content = { format: 1, blocks: [{ id: marker, name: 'Text', fields }] }
    const asked = { marker, variables: { ...variables, content, key: randomUUID() } }
    this.#outstanding = asked
    return this.#ask(asked)
  }

  async #ask({ marker, variables }) {
    const { createOrUpdateDocument: saved } = await this.#post(SAVE, variables)
    this.#outstanding = null
    this.#markers.push(marker)
    this.acknowledged += 1
    if (saved.version !== this.#markers.length)
      throw new Error(
        `Page ${saved.id} was answered version ${saved.version}, not ${this.#markers.length}`,
      )
    return saved
  }

  async #post(query, variables) {
    const { status, data, errors } = await this.#answer(query, variables)
    if (!errors) return data
    const { code } = errors[0].extensions
    if (code !== 'UNAVAILABLE') throw new Error(`${code}: ${errors[0].message}`)
    if (status !== 503) throw new Error(`UNAVAILABLE was answered with ${status}`)
    this.unavailable += 1
    throw new NoAnswer(code)
  }

  async #answer(query, variables) {
    try {
      const answer = await fetch(`${this.#server.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
        body: JSON.stringify({ query, variables }),
      })
      return { status: answer.status, ...(await answer.json()) }
    } catch (error) {
      throw new NoAnswer(error.message)
    }
  }
}

/** Nobody knows whether it was done: the connection broke, or the database was away. */
class NoAnswer extends Error {
  noAnswer = true
}
