import type { App } from '../app/app'
import { signUpJobs } from '../forms/sign-up-jobs'
import type { AnyJobKind } from '../jobs/job-kind'
import { mailJob } from '../mail/mail-job'
import { peopleJobs } from '../people/people-jobs'

/** Returns the kinds of jobs that send an email each. */
export function mailKinds(
  app: Pick<App, 'accounts' | 'configuration' | 'mailer'>,
): readonly AnyJobKind[] {
  return [mailJob(app), ...peopleJobs(app), ...signUpJobs(app)]
}
