import { type AnyJobKind, jobKind } from '../jobs/job-kind'
import { mail } from './mail'
import type { Mailer } from './mailer'
import { siteNameOf } from './site-name'

/** Job that sends an email without tokens, because its text is stored in the job. */
export const MAIL = 'mail'
const MAX_TRIES = 8

export function mailJob({ mailer }: { readonly mailer: Mailer }): AnyJobKind {
  return jobKind({
    name: MAIL,
    payload: mail,
    mostTries: MAX_TRIES,
    async run(tx, { id, payload }) {
      await mailer.send(`mail-${id}`, payload, await siteNameOf(tx))
    },
  })
}
