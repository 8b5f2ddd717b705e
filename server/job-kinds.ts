import { join } from 'node:path'
import { auditAlertJob } from './administration/alert-job'
import { deleteOldMails, mailKinds } from './administration/waiting-mails'
import type { App } from './app/app'
import { archiveFolder, createExportRunner } from './archive-exports/export-runner'
import { backupJob } from './backup/backup-job'
import { createBackupProcess } from './backup/backup-process'
import { purgeCdnJob } from './cdn/purge-job'
import type { Configuration } from './configuration'
import { waveJob } from './documents/rollouts/wave-job'
import { scheduleJob } from './documents/schedule/schedule-job'
import type { FileTarget } from './file-target/file-target'
import { retentionJob } from './forms/inbox/retention-job'
import type { AnyJobKind } from './jobs/job-kind'
import type { LoadedJobs } from './jobs/start-jobs'
import { kitJob } from './kits/kit-job'
import type { PictureMaker } from './media/maker/picture-jobs'
import type { FileStore } from './media/store/file-store'
import { calendarSyncJob } from './record-import/subscriptions/sync-job'
import { writerOf } from './records'
import { purgeMediaJob } from './records/media/delete-media-item'
import { recordScheduleJob } from './records/schedules/record-schedule-job'
import { socialFeedJob } from './records/social-post/feed-job'
import { socialPictureJob } from './records/social-post/picture-job'
import { purgeJob } from './records/trash'
import { replacementJob } from './replace/replacement-job'
import { searchWordsJob } from './search/search-words'
import { sharedTextsJob } from './search/shared-texts-job'
import { deliveryJob } from './webhooks/delivery-job'

interface JobParts {
  readonly configuration: Configuration
  readonly store: FileStore
  readonly maker: PictureMaker
  /** Storage shared by all servers on the database. */
  readonly files: () => Promise<FileTarget>
  /** The project’s folder, whose built command makes backups; `null` without a build. */
  readonly root: string | null
}

/** Returns all background jobs of a server: those that wait for external servers have a queue of their own. */
export function serverJobs(
  app: App,
  { configuration, store, maker, files, root }: JobParts,
): LoadedJobs {
  const archives = createExportRunner({ app, store, files, folder: archiveFolder(configuration) })
  const { backup } = configuration
  const program = root !== null && join(root, 'dist/server/toran.js')
  const backups = backup && program ? createBackupProcess(backup, { program, log: app.log }) : null
  const kinds = [
    ...jobKinds(app, configuration),
    socialPictureJob(app, { store, maker }),
    ...(backup && backups ? [backupJob(backup, backups.begin)] : []),
    archives.kind,
  ]
  return {
    queues: [kinds, [deliveryJob(app), calendarSyncJob({ app })]],
    async stop() {
      await backups?.stop()
      await archives.stop()
    },
  }
}

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
