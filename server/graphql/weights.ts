import { writtenNames } from '#schema/api/type-definitions'
import type { AnyField, Fields } from '#schema/fields'
import { recordDefinitions } from '#schema/records'
import type { AnyRecord } from '#schema/records/record'
import { derivedFields, type WrittenNames } from '#schema/records/type-definitions'

/**
 * Costs of the parts of a query in points. A point is one returned value, about four microseconds of work, and the default. When
 * a field is added, check here as well as the schema (`query-cost.test.ts` requires the length of every list).
 */

/** Cost of building a statement, querying the database and reading the result: about a millisecond, however small the result. */
export const STATEMENT_COST = 250

/** Cost of a field itself, excluding its subfields: own statements, long texts, JSON. */
export const FIELD_COSTS: Readonly<Record<string, number>> = {
  'Query.me': 1,
  'Query.search': 2 * STATEMENT_COST,
  'Query.auditCheck': 50 * STATEMENT_COST,
  // Reads every text of a location.
  'Query.locationMentions': 10 * STATEMENT_COST,
  'Query.addressPoints': STATEMENT_COST,
  'Query.embedDetails': STATEMENT_COST,
  'Query.inheritingLocations': 3 * STATEMENT_COST,
  'ShowingLocationConnection.nodes': STATEMENT_COST,
  'Query.pageTrail': 2 * STATEMENT_COST,
  // Reads the network’s texts and the state of each override.
  'Query.effectivePage': 4 * STATEMENT_COST,
  'Query.attachPreview': 8 * STATEMENT_COST,
  'Query.orphanedDifferences': STATEMENT_COST,
  // Reads the content of every location before and after.
  'Query.publishImpact': 10 * STATEMENT_COST,
  'Query.impactPage': 5 * STATEMENT_COST,
  'Query.pageRollout': 2 * STATEMENT_COST,
  'PageText.content': 50,
  'OverridingPage.differences': 50,
  'OverrideRevision.differences': 50,
  // Reads all drafts to find which are ready.
  'Query.kitProgress': 2 * STATEMENT_COST,
  'KitProgress.counts': 4 * STATEMENT_COST,
  'KitProgress.locations': 4 * STATEMENT_COST,
  'Query.kitLocation': 5 * STATEMENT_COST,
  'Query.kitsToFill': 5 * STATEMENT_COST,
  // The due dates are computed once for 25 locations.
  'LocationOutlookConnection.nodes': 60 * STATEMENT_COST,
  'Query.textReplacement': 2 * STATEMENT_COST,
  'Query.calendarDates': 3 * STATEMENT_COST,
  'Query.scheduledRecords': 3 * STATEMENT_COST,
  'Query.problems': 10 * STATEMENT_COST,
  'Query.backupStatus': 2 * STATEMENT_COST,
  'Query.publishedPaths': 2 * STATEMENT_COST,
  'Query.recentlyChangedRecords': 2 * STATEMENT_COST,
  'Query.waitingCounts': 4 * STATEMENT_COST,
  'Query.waitingItems': 3 * STATEMENT_COST,
  'Topic.document': 5,
  'Topic.version': 3,
  'TopicItem.content': 50,
  'TopicItem.richText': 5,
  'TopicTextItem.richText': 5,
  'Account.hasTwoFactor': STATEMENT_COST,
  'Account.passkeys': STATEMENT_COST,
  'Query.auditAlerts': STATEMENT_COST,
  'CommentConnection.blocks': STATEMENT_COST,
  'Document.publications': 3 * STATEMENT_COST,
  'Document.schedules': STATEMENT_COST,
  'Document.revisions': 20,
  'Document.revision': STATEMENT_COST,
  'Revision.items': STATEMENT_COST,
  'PostContent.text': 5,
  'Event.body': 5,
  'Faq.answer': 3,
  // Few events and activities have translations.
  'ScheduleEntry.texts': 0,
  'ActivitySession.texts': 0,
  'RecordSummary.values': 75,
  'MediaItem.thumbnail': 2,
  'Location.configuration': 5,
}

/** Cost of any field of these types, because it queries or writes the database. The fields of a connection query separately. */
export const ROOT_COSTS: Readonly<Record<string, number>> = {
  Query: STATEMENT_COST,
  Mutation: 2 * STATEMENT_COST,
}

/** Cost of reading a record, regardless of the fields: its texts, pictures and children. */
export const RECORD_COSTS: Readonly<Record<string, number>> = {
  Topic: 60,
  Gallery: 20,
  Location: 20,
  SearchHit: 20,
  Post: 15,
  Event: 5,
  Activity: 5,
  Document: 3,
  SiteLayout: 20,
  Media: 3,
}

/** Returns the lengths of lists in record declarations; lists that are usually longer are named below. */
export function declaredLengths(
  definitions: Iterable<Pick<AnyRecord, 'api' | 'fields'>>,
  written: WrittenNames,
): Record<string, number> {
  const usual = [...definitions].flatMap((definition) =>
    lengthsOf(definition.api.type, derivedFields(definition, written)),
  )
  return Object.fromEntries(usual)
}

/** Returns the lengths of a type’s list fields: a few items, rarely a translation. */
function lengthsOf(type: string, fields: Fields): readonly (readonly [string, number])[] {
  return (Object.entries(fields) as [string, AnyField][]).flatMap(([name, field]) => {
    if (field.type === 'medias') return [[`${type}.${name}`, 5] as const]
    if (field.type !== 'array') return []
    const items = `${type}${name.charAt(0).toUpperCase()}${name.slice(1)}`
    const medias = Object.entries(field.of).filter(([, of]) => of.type === 'medias')
    return [
      [`${type}.${name}`, name === 'texts' ? 0 : 5] as const,
      ...medias.map(([of]) => [`${items}.${of}`, 5] as const),
    ]
  })
}

/** Assumed lengths, for query costs, of lists requested without `first` or ids. */
export const LIST_LENGTHS: Readonly<Record<string, number>> = {
  ...declaredLengths(recordDefinitions.values(), writtenNames),
  'Account.assignments': 3,
  'Account.passkeys': 3,
  'AuditAlerts.alerts': 4,
  'Mutation.setAuditAlerts': 3,
  'Query.auditAlerts': 3,
  'Query.suggestions': 50,
  'Assignment.kinds': 3,
  'Assignment.languages': 1,
  'Activity.images': 5,
  'Activity.sessions': 5,
  'Comment.mentions': 1,
  'CommentConnection.blocks': 10,
  'PublishImpact.keptIds': 5,
  'PageRollout.problems': 2,
  'Document.publications': 2,
  'Document.schedules': 1,
  'Document.previews': 2,
  'Document.texts': 1,
  'Event.photos': 5,
  'Event.schedule': 5,
  'Feedback.replies': 1,
  'AttachPreview.kept': 10,
  'AttachPreview.coming': 10,
  'AttachPreview.addedLanguages': 2,
  'AttachPreview.removedLanguages': 2,
  'EffectivePage.differences': 10,
  'EffectivePage.origins': 10,
  'OverridingPage.differences': 5,
  'OverrideRevision.differences': 5,
  'NetworkLock.fields': 2,
  'BlockOrigin.changed': 2,
  'Gallery.media': 1,
  'HoursGroup.hours': 7,
  'HoursGroup.texts': 1,
  'AuditCheck.problems': 1,
  'AuditRow.fields': 2,
  'InheritingLocations.named': 100,
  'ShowingLocation.sources': 1,
  'Location.galleries': 5,
  'Location.hours': 3,
  'Location.specialDays': 5,
  'Location.texts': 2,
  'LocationGallery.media': 1,
  'Media.items': 10,
  'MediaItem.texts': 0,
  'MediaSelection.media': 3,
  'NamedLocation.names': 6,
  'Navigation.entries': 10,
  'Revision.publicPeriods': 1,
  'Role.holders': 3,
  'Navigation.footer': 10,
  'Mutation.addRedirects': 100,
  'Mutation.importCalendar': 300,
  'Mutation.importRecords': 300,
  'Mutation.startArchiveExport': 100,
  'Mutation.importPeople': 300,
  'Mutation.checkCalendarSubscription': 50,
  'Mutation.deleteCalendarSubscription': 100,
  'CalendarNote.fields': 1,
  'CalendarReport.notes': 5,
  'Mutation.announcePresence': 3,
  'Mutation.setRecordStatuses': 50,
  'PermissionSet.kinds': 3,
  'PermissionSet.languages': 1,
  'RecordImport.rows': 5,
  'Person.assignments': 3,
  'Post.content': 4,
  'Post.galleries': 1,
  'Post.galleryIds': 1,
  'Post.seoTags': 3,
  'PostMediaSelection.media': 2,
  'Query.addressPoints': 5,
  'Query.locationMentions': 20,
  'Query.mediaHistory': 20,
  'Query.mentionable': 8,
  'Query.roles': 50,
  'Query.mySessions': 5,
  'Query.permissionSets': 10,
  'Query.pageTrail': 4,
  'Query.places': 100,
  'Query.problems': 20,
  'Query.publishedPaths': 10,
  'Query.recentlyChanged': 10,
  'Query.recentlyChangedRecords': 10,
  'Query.calendarDates': 60,
  'Query.scheduled': 30,
  'Query.scheduledRecords': 30,
  'Query.searchAnswers': 100,
  'Query.removedSearchAnswers': 50,
  'Query.searchMisses': 50,
  'Query.webhooks': 50,
  'Query.archiveExports': 3,
  'Query.calendarSubscriptions': 10,
  'Query.accessTokens': 100,
  'AccessToken.locationIds': 2,
  'ReplacementTarget.hits': 5,
  'ReplacementTarget.leftOut': 1,
  'KitLocation.answers': 3,
  'KitLocation.blanks': 3,
  'KitLocation.days': 2,
  'KitLocation.drafts': 2,
  'LocationOutlook.issues': 3,
  'Mutation.endKit': 50,
  'Mutation.publishKit': 50,
  'Mutation.sendKit': 50,
  'TextHit.groups': 1,
  'TextReplacement.languages': 2,
  'TextReplacement.locationIds': 5,
  'Webhook.events': 2,
  'Query.siteLanguages': 5,
  'Query.usedValues': 10,
  'Query.fieldValues': 10,
  'FieldValue.texts': 5,
  'Query.waiting': 20,
  'Query.waitingItems': 20,
  'Query.waitingRecords': 20,
  'RecordForm.schedules': 1,
  'RecordSummary.details': 5,
  'RecordSummary.schedules': 1,
  'RecordSummary.draftStatus': 1,
  'ChangedRecord.draftStatus': 1,
  'Mutation.scheduleRecord': 2,
  'SavedDocument.schedules': 1,
  'SavedDocument.texts': 1,
  'Revision.items': 3,
  'SearchHit.excerpt': 5,
  'SpecialDay.except': 1,
  'SpecialDay.hours': 2,
  'SpecialDay.texts': 1,
  'SpecialDayException.hours': 2,
  'Topic.items': 3,
  'Topic.topicChildren': 1,
  'TopicChild.items': 10,
  'TopicText.items': 3,
  'TopicTitle.items': 3,
}

/** Cost of introspection, which only people who manage something may use. */
export const INTROSPECTION_COST = 1_000
