import { auditedAll } from '../graphql/operations/audited'
import { backupStatus } from './backup-status'
import { discardJob, failedJobs, retryJob } from './failed-jobs'
import { discardMail, mailSettings, mails } from './mails'
import {
  dismissSearchMiss,
  listRemovedSearchAnswers,
  listSearchAnswers,
  listSearchMisses,
  removeSearchAnswer,
  restoreSearchAnswer,
  saveSearchAnswer,
} from './search-answers'
import { auditAlerts, setAuditAlerts } from './set-alerts'

/** Queries for those who run the network: emails, jobs, backups, alerts and the answers of the search. */
export const administrationQueries = {
  auditAlerts,
  searchAnswers: listSearchAnswers,
  removedSearchAnswers: listRemovedSearchAnswers,
  searchMisses: listSearchMisses,
  ...{ mails, mailSettings, failedJobs, backupStatus },
}

/** Mutations for the same. */
export const administrationMutations = auditedAll({
  saveSearchAnswer,
  removeSearchAnswer,
  restoreSearchAnswer,
  dismissSearchMiss,
  setAuditAlerts,
  retryJob,
  discardJob,
  discardMail,
})
