import type { GraphQLSchema } from 'graphql'
import { recordDefinitions } from '#schema/records'
import { mutationNames } from '#schema/records/record'
import type { Action } from '../people/access/can'

/**
 * The permission required for a field of Query or Mutation. For an action, the resolver checks `can` at the location of the
 * arguments or the record. `anyone` returns what the caller may read, possibly nothing.
 */
export type FieldRule = 'anyone' | Action | readonly Action[]

const queries: Readonly<Record<string, FieldRule>> = {
  me: 'anyone',
  networkSetup: 'anyone',
  topic: 'anyone',
  gallery: 'anyone',
  location: 'anyone',
  locationMentions: 'anyone',
  addressPoints: 'anyone',
  embedDetails: 'anyone',
  inheritingLocations: 'anyone',
  mediaLibrary: 'anyone',
  mediaHistory: 'anyone',
  siteLanguages: 'anyone',
  allNews: 'anyone',
  search: 'anyone',
  documents: 'anyone',
  document: 'anyone',
  siteLayout: 'anyone',
  sharedBlocks: 'anyone',
  pageTemplates: 'anyone',
  effectivePage: 'readDraft',
  differences: 'readDraft',
  orphanedDifferences: 'readDraft',
  livePageVersions: 'readDraft',
  showingLocations: 'anyone',
  locationVersions: 'readDraft',
  differenceResets: 'anyone',
  overrideRevisions: 'readDraft',
  attachPreview: 'readDraft',
  publishImpact: 'anyone',
  impactPage: 'anyone',
  pageRollout: 'anyone',
  keptLocations: 'anyone',
  kitProgress: 'anyone',
  kitLocation: 'anyone',
  kitsToFill: 'anyone',
  siteOutlook: 'anyone',
  textReplacement: 'anyone',
  textReplacements: 'anyone',
  pageAddresses: 'anyone',
  pageTrail: 'anyone',
  places: 'anyone',
  publishedPaths: 'anyone',
  record: 'anyone',
  records: 'anyone',
  usedValues: 'anyone',
  fieldValues: 'anyone',
  references: 'anyone',
  recordRevisions: 'anyone',
  recordRevision: 'anyone',
  recordDraft: 'anyone',
  searchAnswers: 'administer',
  removedSearchAnswers: 'administer',
  searchMisses: 'administer',
  webhooks: 'administer',
  accessTokens: 'anyone',
  archiveExports: 'administer',
  calendarSubscriptions: 'readDraft',
  webhookDeliveries: 'administer',
  redirects: 'saveLive',
  whereAddressLeads: 'saveLive',
  scheduled: 'readDraft',
  scheduledRecords: 'readDraft',
  calendarDates: 'readDraft',
  waiting: 'anyone',
  waitingRecords: 'anyone',
  waitingItems: 'anyone',
  waitingCounts: 'anyone',
  recentlyChanged: 'anyone',
  recentlyChangedRecords: 'anyone',
  problems: 'anyone',
  backupStatus: 'anyone',
  comments: 'anyone',
  mentionable: 'anyone',
  suggestions: 'readDraft',
  signUps: 'readMessages',
  feedback: 'readAssignedMessages',
  people: 'assign',
  permissionSets: 'anyone',
  signInPolicy: 'anyone',
  roles: 'assign',
  mySessions: 'anyone',
  mails: 'administer',
  mailSettings: 'anyone',
  failedJobs: 'administer',
  audit: 'readAudit',
  auditCheck: 'checkAudit',
  auditAlerts: 'anyone',
}

const mutations: Readonly<Record<string, FieldRule>> = {
  createOrUpdateDocument: ['create', 'save'],
  createOrUpdateSharedBlock: ['create', 'save'],
  createOrUpdatePageTemplate: ['create', 'save'],
  publishDocument: 'publish',
  unpublishDocument: 'unpublish',
  submitDocument: 'submit',
  withdrawDocument: 'withdraw',
  reviewDocument: 'review',
  reopenDocument: 'reopen',
  restoreRevision: 'restoreRevision',
  removeLanguage: ['save', 'unpublish'],
  restoreLanguage: 'restoreRevision',
  saveOverride: 'save',
  publishOverride: 'publish',
  resetDifference: 'save',
  resetDifferences: 'publish',
  undoDifferenceReset: 'publish',
  decideDifferences: 'save',
  reattachDifference: 'save',
  restoreOverrideRevision: 'save',
  convertTextToOverride: 'publish',
  detachPage: 'save',
  attachPage: 'save',
  undoAttachPage: 'save',
  publishToLocations: 'publish',
  stopRollout: 'publish',
  continueRollout: 'publish',
  takeBackRollout: 'publish',
  undoAtLocations: 'publish',
  includeLocations: 'publish',
  sendKit: 'saveLive',
  fillKit: 'save',
  submitKit: 'save',
  publishKit: 'saveLive',
  remindKit: 'saveLive',
  endKit: 'saveLive',
  makeNextKit: 'saveLive',
  findText: 'save',
  leaveOutHits: 'save',
  replaceText: 'save',
  stopReplacement: 'save',
  undoReplacement: 'save',
  announcePresence: 'readDraft',
  addComment: 'comment',
  editComment: 'comment',
  deleteComment: ['comment', 'moderateComments'],
  resolveComment: 'comment',
  reopenComment: 'comment',
  suggestChange: 'save',
  decideSuggestion: 'review',
  withdrawSuggestion: 'save',
  cancelSchedule: 'publish',
  moveSchedule: 'publish',
  republishDocument: 'publish',
  setRecordStatus: 'setRecordStatus',
  setRecordStatuses: 'setRecordStatus',
  moveRecord: 'saveLive',
  scheduleRecord: 'setRecordStatus',
  saveRecordDraft: 'save',
  dropRecordDraft: 'save',
  submitRecordDraft: 'submit',
  withdrawRecordDraft: 'withdraw',
  reviewRecordDraft: 'review',
  createPreview: 'preview',
  createMomentLink: 'preview',
  revokePreview: 'preview',
  revokePreviews: 'preview',
  createOrUpdateTopic: 'saveLive',
  updateTopic: 'saveLive',
  setTopicStatus: 'setRecordStatus',
  updateMediaItem: ['save', 'saveLive'],
  restoreMediaRevision: ['save', 'saveLive'],
  deleteMediaItem: 'save',
  restoreMediaItem: 'save',
  purgeMediaItem: 'setRecordStatus',
  copyLocation: 'saveLive',
  saveSearchAnswer: 'administer',
  removeSearchAnswer: 'administer',
  restoreSearchAnswer: 'administer',
  dismissSearchMiss: 'administer',
  createAccessToken: ['readDraft', 'governAccess'],
  revokeAccessToken: 'governAccess',
  createWebhook: 'administer',
  updateWebhook: 'administer',
  deleteWebhook: 'administer',
  rotateWebhookSecret: 'administer',
  testWebhook: 'administer',
  replayDelivery: 'administer',
  addRedirects: 'saveLive',
  importRecords: 'create',
  importCalendar: 'create',
  startArchiveExport: 'administer',
  deleteArchiveExport: 'administer',
  importPeople: 'assign',
  createCalendarSubscription: ['create', 'saveLive'],
  updateCalendarSubscription: ['create', 'saveLive'],
  checkCalendarSubscription: ['create', 'saveLive'],
  deleteCalendarSubscription: ['create', 'saveLive'],
  removeRedirects: 'saveLive',
  setUpNetwork: 'setUp',
  invitePerson: 'assign',
  resendInvitation: 'assign',
  revokeInvitation: 'assign',
  createOrUpdatePermissionSet: 'governAccess',
  deletePermissionSet: 'governAccess',
  setSignInPolicy: 'governAccess',
  setAuditAlerts: 'readAudit',
  setAssignments: 'assign',
  createOrUpdateRole: 'assign',
  deleteRole: 'assign',
  deactivatePerson: 'assign',
  reactivatePerson: 'assign',
  resetTwoFactor: 'assign',
  endSessions: 'assign',
  setLanguage: 'anyone',
  updateFeedback: ['answerMessages', 'answerAssignedMessages'],
  replyToFeedback: ['answerMessages', 'answerAssignedMessages'],
  deleteFeedback: 'eraseMessages',
  eraseVisitor: 'eraseMessages',
  retryJob: 'administer',
  discardJob: 'administer',
  discardMail: 'administer',
}

/** The rule of every field, by its schema coordinate: `Query.document`. */
export const fieldRules: ReadonlyMap<string, FieldRule> = new Map(
  Object.entries({
    ...prefixWithType('Query', { ...recordLists(), ...queries }),
    ...prefixWithType('Mutation', { ...mutations, ...recordMutations() }),
  }),
)

/** Throws if a field of the schema has no rule, so that the server doesn’t start. */
export function checkFieldRules(schema: GraphQLSchema): void {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
  )
  const open = fields.filter((field) => !fieldRules.has(field))
  if (open.length === 0) return
  throw new Error(
    `No access rule is declared for ${open.join(', ')}: add a rule in server/graphql/field-rules.ts.`,
  )
}

/** Returns the rules of the mutations derived from record declarations. */
function recordMutations(): Readonly<Record<string, FieldRule>> {
  return Object.fromEntries(
    writtenRecords().flatMap((definition) => {
      const { save, setStatus } = mutationNames(definition)
      const saving: FieldRule = ['create', 'save', 'saveLive']
      return [
        [save, saving],
        [setStatus, 'setRecordStatus'],
      ]
    }),
  )
}

/** Returns the rules of the list queries of each kind. They return only records the caller may read. */
function recordLists(): Readonly<Record<string, FieldRule>> {
  return Object.fromEntries([...recordDefinitions.values()].map(({ api }) => [api.list, 'anyone']))
}

function writtenRecords() {
  return [...recordDefinitions.values()].filter(({ api }) => api.writes)
}

function prefixWithType(type: string, rules: Readonly<Record<string, FieldRule>>) {
  return Object.fromEntries(
    Object.entries(rules).map(([field, rule]) => [`${type}.${field}`, rule]),
  )
}
