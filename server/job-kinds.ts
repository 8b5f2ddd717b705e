import { join } from 'node:path'
import { auditAlertJob } from './administration/alert-job'
import { mailKinds } from './administration/mail-kinds'
import { deleteOldMails } from './administration/waiting-mails'
import type { App } from './app/app'
import { backupJob, ensureBackupJob } from './backup/backup-job'
import { createBackupProcess } from './backup/backup-process'
import { purgeCdnJob } from './cdn/purge-job'
import type { Configuration } from './configuration'
import { waveJob } from './documents/rollouts/wave-job'
import { scheduleJob } from './documents/schedule/schedule-job'
import { retentionJob } from './forms/inbox/retention-job'
import type { AnyJobKind } from './jobs/job-kind'
import { kitJob } from './kits/kit-job'
import { writerOf } from './records'
import { purgeMediaJob } from './records/media/delete-media-item'
import { recordScheduleJob } from './records/schedules/record-schedule-job'
import { socialFeedJob } from './records/social-post/feed-job'
import { purgeJob } from './records/trash'
import { replacementJob } from './replace/replacement-job'
import { searchWordsJob } from './search/search-words'
import { sharedTextsJob } from './search/shared-texts-job'

/** Returns the kinds of background jobs, such as emails and retention. */
export function jobKinds(app: App, { cdn, socialFeeds }: Configuration): readonly AnyJobKind[] {
  return [
    // Without a mail server they wait, like jobs of a kind that a server does not know.
    ...(app.mailer.isSending ? mailKinds(app) : []),
    scheduleJob(app),
    waveJob(app),
    kitJob(app),
    sharedTextsJob(),
    recordScheduleJob(app),
    retentionJob(app, deleteOldMails),
    auditAlertJob(app),
    purgeJob(writerOf),
    purgeMediaJob(),
    searchWordsJob(),
    replacementJob(app),
    socialFeedJob(app, socialFeeds),
    ...(cdn ? [purgeCdnJob(cdn, app)] : []),
  ]
}

/** Schedules backups as configured; none without a build folder, whose command makes them. */
export async function scheduleBackups(
  app: App,
  { backup }: Configuration,
  root: string | null,
): Promise<{ readonly kinds: readonly AnyJobKind[]; stop(): Promise<void> }> {
  const schedule = root === null ? null : backup
  await ensureBackupJob(app, schedule)
  if (!schedule || root === null) return { kinds: [], stop: async () => undefined }
  const program = join(root, 'dist/server/toran.js')
  const { begin, stop } = createBackupProcess(schedule, { program, log: app.log })
  return { kinds: [backupJob(schedule, begin)], stop }
}
