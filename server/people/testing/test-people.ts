import { randomInt } from 'node:crypto'
import { jobs, users, verifications } from '../../database/tables'
import { callOf } from '../../graphql/testing/mutations'
import { mailJob } from '../../mail/mail-job'
import { type MailedNetwork, openMailedNetwork } from '../../mail/testing/mailed-network'
import { peopleJobs } from '../people-jobs'

export const PASSWORD = 'four quiet words here'

type Headers = Readonly<Record<string, string>>

/** For tests: people who are invited, choose a password and sign in. */
export class TestPeople {
  readonly #network: MailedNetwork

  private constructor(network: MailedNetwork) {
    this.#network = network
  }

  static async open(url: string | undefined): Promise<TestPeople> {
    return new TestPeople(await openMailedNetwork(url))
  }

  get app() {
    return this.#network.app
  }

  get api() {
    return this.#network.api
  }

  get mails() {
    return this.#network.mails
  }

  /** Deletes all people, their links and what waits to be sent. */
  async deleteAll(): Promise<void> {
    this.mails.splice(0)
    for (const table of [jobs, verifications, users]) await this.app.database.orm.delete(table)
  }

  /** Asks as a person who can do everything, unless the headers sign in someone else. */
  call(name: string, variables: Record<string, unknown>, headers?: Headers) {
    return this.api.ask(callOf(name), variables, headers)
  }

  /** Sends a form of the account pages, each time from another network: the limits of one are tested in server/http/limits. */
  post(path: string, payload: object, headers: Headers = {}) {
    return this.api.server.inject({
      ...{ method: 'POST', url: `/api/auth/${path}`, payload, headers },
      remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    })
  }

  choosePassword(token: string, newPassword = PASSWORD, headers: Headers = {}) {
    return this.post('reset-password', { token, newPassword }, headers)
  }

  signIn(email: string, password = PASSWORD, headers: Headers = {}) {
    return this.post('sign-in/email', { email, password }, headers)
  }

  /** Runs the due jobs; returns the token of the last email, or nothing. */
  async lastToken(): Promise<string> {
    await this.#network.runJobs([mailJob(this.app), ...peopleJobs(this.app)])
    const href = this.mails.findLast(({ action }) => action !== null)?.action?.href ?? ''
    return href === '' ? '' : (new URL(href).searchParams.get('token') ?? '')
  }

  close(): Promise<void> {
    return this.#network.close()
  }
}
