import { type App, closeApp } from '../../app/app'
import { openTestApp } from '../../app/testing/test-app'
import { TestApi } from '../../graphql/testing/test-api'
import { importNetwork } from '../../import/import-network'
import { noPictures, smallNetwork } from '../../import/testing/small-network'
import type { AnyJobKind } from '../../jobs/job-kind'
import { runDueJob } from '../../jobs/run-job'
import type { Mail } from '../mail'

/** For tests: the small network, whose emails are kept in a list. */
export interface MailedNetwork {
  readonly app: App
  readonly api: TestApi
  readonly mails: Mail[]
  /** Runs the due jobs of these kinds until none is left. */
  runJobs(kinds: readonly AnyJobKind[]): Promise<void>
  close(): Promise<void>
}

export async function openMailedNetwork(url: string | undefined): Promise<MailedNetwork> {
  const mails: Mail[] = []
  const mailer = {
    isSending: true,
    send: async (_id: string, mail: Mail) => void mails.push(mail),
    close: async () => undefined,
  }
  const app: App = { ...(await openTestApp(url)), mailer }
  await importNetwork(app, smallNetwork, { storePicture: noPictures })
  const api = await TestApi.open(app)
  return {
    ...{ app, api, mails },
    async runJobs(kinds) {
      const byName = new Map(kinds.map((kind) => [kind.name, kind]))
      while (await runDueJob(app, byName));
    },
    async close() {
      await api.server.close()
      await closeApp(app)
    },
  }
}
