// Written by `npm run graphql:types`: change the documents or schema/api, never this file.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccessTokenScope =
  /** Can read drafts and published content. */
  | 'READ'
  /** Can also write drafts and submit them for review. */
  | 'DRAFT'
  /** Can also publish content. Has no access to people, permissions, visitors' messages or server administration. */
  | 'PUBLISH';

export type AccessTokenInput = {
  readonly name: string;
  readonly scope: AccessTokenScope;
  readonly locationIds?: ReadonlyArray<number | string> | null | undefined;
  /** At most a year from now. */
  readonly expiresAt: string;
  /**
   * True to create a token for a program of the network, which keeps its permissions when its creator leaves. Requires managing the
   * whole network.
   */
  readonly isProgram?: boolean;
};

export type ArchiveExportStatus =
  | 'WAITING'
  | 'RUNNING'
  | 'READY'
  | 'FAILED';

export type AuditAlert =
  /** Invitations, roles, passwords, two-step verification. */
  | 'ACCESS'
  /** Pages published or unpublished. */
  | 'PUBLISHING'
  /** Locations opened, closed or copied. */
  | 'LOCATIONS'
  /** Actions that were not allowed. */
  | 'REFUSED';

export type AuditOutcome =
  | 'ALLOW'
  | 'DENY'
  | 'CONFLICT'
  | 'INVALID'
  | 'ERROR';

/** The reason the last check of a calendar failed. */
export type CalendarProblem =
  | 'UNREACHABLE'
  | 'NOT_A_CALENDAR'
  /** The calendar had upcoming events and has no entries now. No events were removed. */
  | 'EMPTY'
  /** The person who set it up can no longer add events at the location. */
  | 'NO_ACCESS';

export type CalendarNoteReason =
  /** Fields of the event were changed here and are kept. */
  | 'CHANGED_HERE'
  /** The event is no longer in the calendar, but was changed here and stays. */
  | 'STAYS'
  | 'DELETED_HERE'
  | 'OTHER_CALENDAR'
  | 'NOT_ALLOWED'
  | 'REFUSED'
  | 'LEFT_OUT'
  /** Only the next 500 events are imported; `title` is the total number. */
  | 'TOO_MANY';

export type CalendarSubscriptionInput = {
  /** If empty, the name of the server is used. */
  readonly name: string;
  /** An `https://` or `webcal://` URL on the public internet. */
  readonly url: string;
  readonly isPublic: boolean;
  readonly isPaused?: boolean;
  readonly intervalHours?: number;
};

export type SuggestionState =
  | 'WAITING'
  | 'ACCEPTED'
  | 'DECLINED';

export type SuggestionAction =
  | 'ACCEPT'
  | 'DECLINE';

/**
 * The content that a location keeps when it attaches a page. CHANGED_HERE: its own changes; everything else comes from the network.
 * EVERYTHING: all differences from the network's page. Locked content comes from the network in both cases.
 */
export type AttachChoice =
  | 'CHANGED_HERE'
  | 'EVERYTHING';

/** The decision on a conflict: keep the location's value, take the network's, or combine both changes. */
export type DifferenceChoice =
  | 'MINE'
  | 'NETWORK'
  | 'MERGED';

export type DifferenceChoiceInput = {
  readonly differenceId: string;
  readonly use: DifferenceChoice;
};

/** A location's differences from a page: in one language or, without `language`, those that apply to all languages. */
export type ResetPlaceInput = {
  readonly locationId: number | string;
  readonly language?: string | null | undefined;
  readonly expectedVersion: number;
};

export type DocumentSearchInput = {
  readonly text?: string | null | undefined;
  readonly types?: ReadonlyArray<DocumentType> | null | undefined;
  readonly locationId?: number | string | null | undefined;
  readonly status?: PostStatus | null | undefined;
  readonly recordStatus?: RecordStatus | null | undefined;
  readonly sortBy?: DocumentSort | null | undefined;
  readonly sort?: SortDirection | null | undefined;
};

export type DocumentSort =
  | 'TITLE'
  | 'UPDATED_AT'
  | 'CREATED_AT';

export type TopicInput = {
  readonly id?: number | string | null | undefined;
  /**
   * The path of the page inside its location's site: `/visit`. For a topic without a page, the link of its promo or tab, which can
   * be on another site (`https://…`). An empty string removes it.
   */
  readonly externalUrl?: string | null | undefined;
  /** For a topic without a page: the pictures beside its text, in order. Promos and tabs show the first. */
  readonly mediaIds?: ReadonlyArray<number | string> | null | undefined;
  /** Only for a topic without a page. Null removes it. */
  readonly dateTime?: string | null | undefined;
  /**
   * The location whose site the document belongs to. Defaults to the location of the first item, then to the default location. Can't
   * be changed later.
   */
  readonly locationId?: number | string | null | undefined;
  readonly items?: ReadonlyArray<TopicItemInput> | null | undefined;
  /** Lists of subtopics. Omitted lists stay unchanged. */
  readonly children?: ReadonlyArray<TopicChildrenInput> | null | undefined;
};

/**
 * The complete ordered list of subtopics of a topic for one language and location. Topics missing from it are no longer subtopics,
 * but keep their texts. An empty list is removed; the default list is shown instead.
 */
export type TopicChildrenInput = {
  /** Defaults to en-US. */
  readonly language?: string | null | undefined;
  /** Defaults to all locations. */
  readonly locationId?: number | string | null | undefined;
  readonly items: ReadonlyArray<TopicChildInput>;
};

/** An existing topic by its id, or a new one by its title and text in the language and for the location of the list. */
export type TopicChildInput = {
  readonly id?: number | string | null | undefined;
  readonly title?: string | null | undefined;
  /** As HTML. Elements and attributes that aren't allowed are removed. */
  readonly richText?: string | null | undefined;
};

/** The text of a topic in one language and for one location. Omitted items stay unchanged. */
export type TopicItemInput = {
  readonly language?: string | null | undefined;
  readonly locationId?: number | string | null | undefined;
  readonly title?: string | null | undefined;
  readonly richText?: string | null | undefined;
  readonly content?: unknown;
  /** The description for search results, in a language other than the default one; that of the default language is the document's. */
  readonly description?: string | null | undefined;
  /** The picture shown when the page is shared in this language; null uses the document's. */
  readonly imageId?: number | string | null | undefined;
};

export type PostStatus =
  | 'ABANDONED'
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'PUBLISHED';

export type RecordStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'DELETED'
  | 'INACTIVE';

export type ReviewAction =
  | 'ABANDON'
  | 'APPROVE'
  /** Returns it to draft, with a note for the person who submitted it. */
  | 'RETURN';

/** The last step in the review of a document. */
export type ReviewStep =
  | 'RETURNED'
  | 'SUBMITTED';

export type DocumentType =
  | 'ACTIVITY'
  | 'DOCUMENT'
  | 'EVENT'
  | 'GALLERY'
  /** The header and footer around every page of a location's site. At most one for each location. */
  | 'LAYOUT'
  | 'LOCATION'
  | 'PAGE'
  | 'POST'
  /** Blocks that are created once and placed on many pages. */
  | 'SHARED'
  /** A starting point for new pages. */
  | 'TEMPLATE'
  | 'TOPIC'
  | 'WORKFLOW';

export type Weekday =
  | 'SUNDAY'
  | 'MONDAY'
  | 'TUESDAY'
  | 'WEDNESDAY'
  | 'THURSDAY'
  | 'FRIDAY'
  | 'SATURDAY';

/** PRIVATE: excluded from search engines, the sitemap and the site's search. Anyone with the URL can read it. */
export type Visibility =
  | 'PRIVATE'
  | 'PUBLIC';

/** Access at a location. Each level includes those before it. */
export type PermissionLevel =
  /** Can see drafts and their history. */
  | 'VIEW'
  /** Can edit drafts and submit them for review. */
  | 'CONTRIBUTE'
  /** Can publish, review and archive, and change published content at once. */
  | 'MANAGE';

/** The recipient of an assignment: a person, or a kind of role. */
export type AssignmentKind =
  | 'PERSON'
  | 'POSITION'
  | 'ROLE_BY_LOCATION'
  | 'DEPARTMENT_ROLE_TYPE_BY_LOCATION';

export type SortDirection =
  | 'asc'
  | 'desc';

/** The reason a revision was saved. */
export type RevisionKind =
  | 'AUTOSAVE'
  | 'RESTORE'
  | 'SAVE';

export type SignUpStatus =
  /** Not confirmed yet by the link in the email. */
  | 'PENDING'
  | 'CONFIRMED'
  | 'UNSUBSCRIBED';

export type FeedbackStatus =
  | 'NEW'
  | 'IN_PROGRESS'
  | 'ANSWERED'
  | 'CLOSED';

export type ProblemKind =
  /** A public page has a broken link. */
  | 'DEAD_LINK'
  /** A background task of the server failed. */
  | 'FAILED_JOB'
  /** A picture on a public page has no alt text. */
  | 'MISSING_ALT'
  /** A schedule failed. */
  | 'NOT_DONE'
  /** A draft hasn't changed for 30 days. */
  | 'STALE_DRAFT'
  /** A location has no home page, no address, or no opening hours. */
  | 'UNFINISHED_LOCATION'
  /** A special day of a location is over. Its next date has to be entered, or the day removed. */
  | 'PAST_SPECIAL_DAY'
  /** Messages from visitors haven't been answered for a week. */
  | 'UNANSWERED_FEEDBACK'
  /** A comment on a page has been open for two weeks. */
  | 'OPEN_COMMENT';

export type WaitingItemKind =
  /** An unresolved comment mentions the caller, who hasn't replied. */
  | 'MENTION'
  /** A message from a visitor is assigned to the caller and not answered. */
  | 'MESSAGE'
  /** New messages of a location without an assignee, for callers who manage it. */
  | 'NEW_MESSAGES'
  /** A location suggests a change of the locked content in `block`, for callers who manage the network. */
  | 'SUGGESTION'
  /** The caller's suggestion was accepted in the last week; `detail` is the note. */
  | 'SUGGESTION_ACCEPTED'
  /** The caller's suggestion was declined in the last week; `detail` is the note. */
  | 'SUGGESTION_DECLINED';

export type ImportedRowState =
  | 'NEW'
  | 'CHANGED'
  | 'EQUAL'
  /** Imported before and deleted since. It isn't added again. */
  | 'GONE'
  | 'LEFT_OUT'
  | 'WRONG';

/** A location's progress with a kit. READY: all blanks are filled in, and the kit was submitted. */
export type KitState =
  | 'FILLING'
  | 'READY'
  | 'SCHEDULED'
  | 'PUBLISHED'
  | 'ENDED';

export type KitAnswerInput = {
  readonly blank: string;
  /** An empty string makes it blank again. */
  readonly answer: string;
};

export type LocationSort =
  | 'NAME'
  | 'CITY'
  | 'UPDATED_AT';

/** OPENING: opening hours. SERVICE: times of services, such as arti. */
export type HoursKind =
  | 'OPENING'
  | 'SERVICE';

export type SpecialDayRepeat =
  /** On the same date every year. */
  | 'YEARLY'
  /** On a different date every year, which has to be entered. */
  | 'MOVES';

export type MediaAction =
  | 'UPLOAD'
  | 'REPLACE'
  | 'SAVE'
  | 'RESTORE';

export type MediaPart =
  /** The file, with its crop and focal point. */
  | 'FILE'
  /** The crop and focal point, if the file is the same. */
  | 'CROP'
  /** The name, alt text, caption and decorative setting, in all languages and for all locations. */
  | 'WORDS';

export type LibraryKind =
  | 'PICTURE'
  /** A file to download: a PDF. */
  | 'FILE';

export type LibrarySort =
  | 'CREATED_AT'
  | 'NAME';

/**
 * A picture's texts in a language, for one location or all. Null falls back to the general text; if both are null, the entry is
 * removed.
 */
export type MediaTextInput = {
  readonly language: string;
  /** Defaults to all locations. */
  readonly locationId?: number | string | null | undefined;
  readonly altText?: string | null | undefined;
  readonly caption?: string | null | undefined;
};

/** A point as fractions of the width and height, from 0 to 1, measured from the top left. */
export type FocalPointInput = {
  readonly x: number;
  readonly y: number;
};

export type CropInput = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type OutlookKind =
  /** No opening hours in any group. */
  | 'NO_HOURS'
  /** Services such as arti have times, but none on that day. */
  | 'NO_SERVICES'
  /** No upcoming events. */
  | 'NO_EVENTS'
  /** No public articles. */
  | 'NO_NEWS'
  /** An announcement of the location is over, but still in the list. */
  | 'ANNOUNCEMENT_OVER'
  /** Pages of the location aren't translated into a language of its home page. */
  | 'UNTRANSLATED';

export type NetworkSetupInput = {
  readonly name: string;
  /** An IANA time zone: `America/Toronto`. */
  readonly timeZone: string;
  readonly address?: SetupAddressInput | null | undefined;
};

export type SetupAddressInput = {
  readonly addressLine1?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  /** A two-letter ISO 3166-1 code. */
  readonly countryCode?: string | null | undefined;
};

/**
 * The origin of a page at a location. NETWORK: the network's page. OVERRIDE: the network's page with the location's differences.
 * OWN_TEXT: a full text of the location's own.
 */
export type PageSource =
  | 'NETWORK'
  | 'OVERRIDE'
  | 'OWN_TEXT'
  /** Detached from the network. Only in `livePageVersions`. */
  | 'DETACHED';

/**
 * The state of a difference. APPLIED: the page shows it. CONFLICT: the page shows it, but the network has changed the same value
 * since. ORPHANED: its block or position no longer exists, or its field has another type. LOCKED: head office has locked the content
 * since, and the network's value is shown.
 */
export type DifferenceState =
  | 'APPLIED'
  | 'CONFLICT'
  | 'ORPHANED'
  | 'LOCKED';

export type DifferenceKind =
  /** A value of the page itself: `title`, `description` or `imageId`. */
  | 'PAGE'
  /** A setting of the page's content, such as `layout`. */
  | 'SETTING'
  | 'FIELD'
  | 'FIELD_ORDER'
  /** A key of a block, such as `hidden` or `displayName`. */
  | 'KEY'
  | 'SLOTS'
  | 'ADDED'
  | 'REMOVED'
  | 'MOVED';

export type PageTextInput = {
  readonly title: string;
  readonly description: string;
  readonly imageId?: number | string | null | undefined;
  readonly content: unknown;
};

export type PersonStatus =
  | 'ACTIVE'
  /** Invited, and hasn't chosen a password yet. */
  | 'INVITED'
  /** Can't sign in. Their content stays. */
  | 'DEACTIVATED';

export type PersonSort =
  | 'NAME'
  | 'EMAIL'
  | 'LAST_SIGNED_IN'
  | 'CREATED_AT';

/** Access of a person at a location. */
export type AssignmentInput = {
  readonly level: PermissionLevel;
  /** Defaults to the whole network. */
  readonly locationId?: number | string | null | undefined;
  /** Includes access to content of the network, which all sites show. Access to the default location alone doesn't. */
  readonly ofNetwork?: boolean | null | undefined;
  /** Replaces the level, which is VIEW then. */
  readonly permissionSetId?: number | string | null | undefined;
  readonly validFrom?: string | null | undefined;
  /** The time the access ends. */
  readonly validUntil?: string | null | undefined;
};

export type KindLevelInput = {
  readonly kind: string;
  readonly level: PermissionLevel;
};

export type PermissionSetInput = {
  /** Omit it to create a permission set. */
  readonly id?: number | string | null | undefined;
  /** A stale version fails with CONFLICT. */
  readonly expectedVersion?: number | null | undefined;
  readonly name: string;
  readonly kinds: ReadonlyArray<KindLevelInput>;
  readonly languages?: ReadonlyArray<string> | null | undefined;
};

/** The kinds of roles: those of `AssignmentKind` except PERSON. */
export type RoleKind =
  | 'POSITION'
  | 'ROLE_BY_LOCATION'
  | 'DEPARTMENT_ROLE_TYPE_BY_LOCATION';

export type RoleInput = {
  /** Omit it to create a role. */
  readonly id?: number | string | null | undefined;
  /** A stale version fails with CONFLICT. */
  readonly expectedVersion?: number | null | undefined;
  readonly kind: RoleKind;
  readonly name: string;
  /** Only for a type of role in a department. */
  readonly department?: string | null | undefined;
  /** Defaults to the whole network, which is only possible for a position. */
  readonly locationId?: number | string | null | undefined;
  /** Includes access to content of the network, which all sites show. */
  readonly ofNetwork?: boolean | null | undefined;
  readonly level: PermissionLevel;
  /** Replaces the level, which is VIEW then. */
  readonly permissionSetId?: number | string | null | undefined;
  /** All people with this role. People who aren't listed lose it. */
  readonly holderIds: ReadonlyArray<number | string>;
};

/** The reason a text is no longer public. */
export type PublicationEnd =
  | 'ARCHIVED'
  | 'EXPIRED'
  | 'REPLACED'
  | 'TRASHED'
  | 'UNPUBLISHED';

export type ScheduledAction =
  | 'PUBLISH'
  | 'UNPUBLISH';

export type RecordDraftStatus =
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'RETURNED';

export type RecordState =
  /** Visitors see it now. */
  | 'SHOWN'
  /** A draft, or outside its publication period. */
  | 'HIDDEN'
  | 'ARCHIVED'
  /** In the trash, for 30 days. */
  | 'DELETED';

export type RecordSort =
  | 'TITLE'
  | 'UPDATED_AT';

export type RecordAction =
  | 'CREATE'
  | 'SAVE'
  | 'AUTOSAVE'
  /** It was archived, deleted, restored, or its visibility changed. */
  | 'STATUS';

/** A record, and the version that the change is based on. */
export type RecordVersionInput = {
  readonly id: number | string;
  readonly expectedVersion: number;
};

export type CalendarDateKind =
  | 'EVENT'
  | 'SPECIAL_DAY'
  /** An article is published. */
  | 'ARTICLE_FROM'
  /** An article stops being public. */
  | 'ARTICLE_UNTIL';

/** The kind of registration for an event. */
export type EventRegistration =
  | 'UNSPECIFIED'
  | 'NONE'
  | 'LINK'
  | 'PHONE'
  | 'EMAIL'
  | 'FULL'
  | 'CLOSED';

export type RedirectInput = {
  /** A path inside the site: `/old-page`. */
  readonly path: string;
  /** A path of the site, or the URL of another: `/visit`, `https://example.org/`. */
  readonly target: string;
};

export type RedirectOrigin =
  | 'PAGE'
  | 'ENTERED';

export type RedirectSort =
  | 'PATH'
  | 'AT';

export type AddressKind =
  | 'PAGE'
  | 'REDIRECT'
  | 'NOTHING';

/**
 * The state of a replacement. FINDING, REPLACING, UNDOING: in progress. STOPPED: replacing or undoing was stopped; completed changes
 * stay. FAILED: see `problem`.
 */
export type ReplacementState =
  | 'FINDING'
  | 'FOUND'
  | 'REPLACING'
  | 'REPLACED'
  | 'STOPPED'
  | 'UNDOING'
  | 'UNDONE'
  | 'FAILED';

/** The result for a page or record. NOTHING: it wasn't changed. */
export type ReplacementResult =
  | 'CHANGED'
  | 'NOTHING'
  | 'UNDONE';

export type TextQueryInput = {
  readonly text: string;
  /** True if `text` is a regular expression (RE2). */
  readonly isPattern?: boolean;
  readonly matchesCase?: boolean;
  readonly isWholeWord?: boolean;
};

/** The scope of the search; omitted filters match everything. */
export type TextScopeInput = {
  readonly locationIds?: ReadonlyArray<number | string> | null | undefined;
  readonly languages?: ReadonlyArray<string> | null | undefined;
};

/**
 * The effect of publishing a change of a network page at a location. FOLLOWS: its visitors see the change. KEEPS: it shows the same
 * as before, through its own text, page or differences. CONFLICT: it has changed the same content, and keeps its own version.
 * LOCKED: the network locks content that the location has changed, so the location's version is no longer shown. NOT_ALLOWED: the caller
 * can't publish there, and the location keeps the version published before. DETACHED: the location has detached the page, and nothing changes.
 */
export type ImpactState =
  | 'FOLLOWS'
  | 'KEEPS'
  | 'CONFLICT'
  | 'LOCKED'
  | 'NOT_ALLOWED'
  | 'DETACHED';

export type RolloutState =
  /** More waves will follow. */
  | 'RUNNING'
  | 'STOPPED'
  | 'DONE'
  | 'TAKEN_BACK';

/** The waves of a rollout: the first locations get the change at once, and each later wave has twice as many. */
export type WavesInput = {
  /** The number of locations in the first wave: from 0, for the network's own site only, to 1,000. */
  readonly first: number;
  /** Minutes between two waves, from 1 to 10,080. */
  readonly minutes: number;
};

export type SearchAnswerInput = {
  /** The words and phrases that visitors type, each of at most five words, separated by commas. */
  readonly words: string;
  /** Additional search words, separated by commas. */
  readonly foundAs?: string | null | undefined;
  /** The path of the page to show first: `/give`. A location's site shows its own page at this path, if it has one. */
  readonly target?: string | null | undefined;
};

export type DeliveryStatus =
  /** Is sent as soon as possible, or again after a failure. */
  | 'WAITING'
  | 'DELIVERED'
  /** Given up after three days. It can be sent again. */
  | 'FAILED';

export type WebhookInput = {
  readonly name: string;
  /** An `https://` URL on the public internet. */
  readonly url: string;
  readonly events: ReadonlyArray<string>;
  readonly locationId?: number | string | null | undefined;
  readonly isEnabled?: boolean;
};

/** The text of a topic for one location in one language. Omitted fields keep the value shown there now. */
export type TopicTextInput = {
  readonly language: string;
  readonly locationId: number | string;
  readonly title?: string | null | undefined;
  /** As HTML. Elements and attributes that aren't allowed are removed. */
  readonly richText?: string | null | undefined;
};

export type EventScheduleTextsInput = {
  readonly language: string;
  readonly title?: string | null | undefined;
};

export type ScheduleEntryInput = {
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt?: string | null | undefined;
  readonly texts?: ReadonlyArray<EventScheduleTextsInput> | null | undefined;
};

export type EventTextsInput = {
  readonly language: string;
  readonly title?: string | null | undefined;
  readonly venue?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly body?: string | null | undefined;
};

/** Fields of one event. Omitted fields stay unchanged; null clears a field. Times are local to its location: 2026-12-24T18:30. */
export type EventInput = {
  /** Owner of the event; defaults to the default location. Can’t be changed later. */
  readonly locationId?: number | string | null | undefined;
  readonly title?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly audience?: string | null | undefined;
  readonly allDay?: boolean | null | undefined;
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  readonly venue?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly image?: number | string | null | undefined;
  readonly body?: string | null | undefined;
  readonly registration?: EventRegistration | null | undefined;
  readonly rsvpUrl?: string | null | undefined;
  readonly registrationContact?: string | null | undefined;
  readonly schedule?: ReadonlyArray<ScheduleEntryInput> | null | undefined;
  readonly photos?: ReadonlyArray<number | string> | null | undefined;
  readonly recordStatus?: RecordStatus | null | undefined;
  readonly texts?: ReadonlyArray<EventTextsInput> | null | undefined;
};

export type LocationSpecialDaysExceptInput = {
  readonly date: string;
  readonly times?: string | null | undefined;
};

export type LocationSpecialDaysTextsInput = {
  readonly language: string;
  readonly name: string;
};

export type LocationSpecialDaysInput = {
  readonly name: string;
  readonly date: string;
  readonly until?: string | null | undefined;
  readonly times?: string | null | undefined;
  readonly except?: ReadonlyArray<LocationSpecialDaysExceptInput> | null | undefined;
  readonly repeats?: string | null | undefined;
  readonly ofNetwork?: boolean | null | undefined;
  readonly group?: string | null | undefined;
  readonly texts?: ReadonlyArray<LocationSpecialDaysTextsInput> | null | undefined;
};

export type LocationAnnouncementsOffInput = {
  readonly announcement: number | string;
};

export type LocationTextsInput = {
  readonly language: string;
  readonly name?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly introSubtitle?: string | null | undefined;
  readonly introText?: string | null | undefined;
};

/** Fields of one location. Omitted fields stay unchanged; null clears a field. Times are local to its location: 2026-12-24T18:30. */
export type LocationInput = {
  readonly name?: string | null | undefined;
  readonly slug?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly typeName?: string | null | undefined;
  readonly typeDescription?: string | null | undefined;
  readonly introSubtitle?: string | null | undefined;
  readonly introText?: string | null | undefined;
  readonly emailPrimary?: string | null | undefined;
  readonly phonePrimary?: string | null | undefined;
  readonly addressLine1?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
  readonly coordinates?: string | null | undefined;
  readonly hours?: string | null | undefined;
  readonly specialDays?: ReadonlyArray<LocationSpecialDaysInput> | null | undefined;
  readonly host?: string | null | undefined;
  readonly accent?: string | null | undefined;
  readonly logo?: number | string | null | undefined;
  readonly announcementsOff?: ReadonlyArray<LocationAnnouncementsOffInput> | null | undefined;
  readonly giveUrl?: string | null | undefined;
  readonly facebook?: string | null | undefined;
  readonly instagram?: string | null | undefined;
  readonly twitter?: string | null | undefined;
  readonly youtube?: string | null | undefined;
  readonly mapsKey?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly texts?: ReadonlyArray<LocationTextsInput> | null | undefined;
};

export type NavigationEntriesInput = {
  readonly entryId?: string | null | undefined;
  readonly part?: string | null | undefined;
  readonly label: string;
  readonly link?: unknown;
  readonly level?: number | null | undefined;
};

export type NavigationFooterInput = {
  readonly entryId?: string | null | undefined;
  readonly part?: string | null | undefined;
  readonly label: string;
  readonly link?: unknown;
};

export type NavigationChangesInput = {
  readonly entry: string;
  readonly hidden?: boolean | null | undefined;
  readonly label?: string | null | undefined;
  readonly link?: unknown;
  readonly moved?: boolean | null | undefined;
  readonly under?: string | null | undefined;
  readonly after?: string | null | undefined;
};

/** Fields of one navigation. Omitted fields stay unchanged; null clears a field. Times are local to its location: 2026-12-24T18:30. */
export type NavigationInput = {
  /** Owner of the navigation; defaults to the default location. Can’t be changed later. */
  readonly locationId?: number | string | null | undefined;
  readonly language?: string | null | undefined;
  readonly onlyHere?: boolean | null | undefined;
  readonly combines?: string | null | undefined;
  readonly entries?: ReadonlyArray<NavigationEntriesInput> | null | undefined;
  readonly footer?: ReadonlyArray<NavigationFooterInput> | null | undefined;
  readonly changes?: ReadonlyArray<NavigationChangesInput> | null | undefined;
  readonly recordStatus?: string | null | undefined;
};

export type CommentsQueryVariables = Exact<{
  documentId: number | string;
  first: number;
  after?: string | null | undefined;
}>;


export type CommentsQuery = { readonly comments: { readonly totalCount: number, readonly mayComment: boolean, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly blocks: ReadonlyArray<{ readonly block: string, readonly open: number }>, readonly nodes: ReadonlyArray<{ readonly id: number, readonly block: string, readonly blockLabel: string, readonly text: string, readonly authorName: string, readonly isGuest: boolean, readonly isMine: boolean, readonly mayDelete: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly resolvedAt: string | null, readonly resolvedByName: string | null, readonly version: number, readonly mentions: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly suggestion: { readonly locationName: string, readonly language: string, readonly field: string | null, readonly fieldLabel: string, readonly before: string, readonly after: string, readonly current: string | null, readonly state: SuggestionState, readonly answerNote: string, readonly mayDecide: boolean } | null }> } };

export type MentionableQueryVariables = Exact<{
  documentId: number | string;
  search: string;
}>;


export type MentionableQuery = { readonly mentionable: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type AddCommentMutationVariables = Exact<{
  documentId: number | string;
  block: string;
  blockLabel: string;
  text: string;
  mentions: ReadonlyArray<number | string> | number | string;
  idempotencyKey: string;
}>;


export type AddCommentMutation = { readonly addComment: { readonly id: number } };

export type EditCommentMutationVariables = Exact<{
  id: number | string;
  expectedVersion: number;
  text: string;
  mentions: ReadonlyArray<number | string> | number | string;
}>;


export type EditCommentMutation = { readonly editComment: { readonly id: number } };

export type DeleteCommentMutationVariables = Exact<{
  documentId: number | string;
  id: number | string;
  expectedVersion: number;
}>;


export type DeleteCommentMutation = { readonly deleteComment: boolean };

export type ResolveCommentMutationVariables = Exact<{
  id: number | string;
}>;


export type ResolveCommentMutation = { readonly resolveComment: { readonly id: number } };

export type ReopenCommentMutationVariables = Exact<{
  id: number | string;
}>;


export type ReopenCommentMutation = { readonly reopenComment: { readonly id: number } };

export type SuggestionsQueryVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
}>;


export type SuggestionsQuery = { readonly suggestions: ReadonlyArray<{ readonly id: number, readonly block: string, readonly text: string, readonly authorName: string, readonly isMine: boolean, readonly createdAt: string, readonly editedAt: string | null, readonly resolvedByName: string | null, readonly suggestion: { readonly field: string | null, readonly fieldLabel: string, readonly after: string, readonly state: SuggestionState, readonly answerNote: string } | null }> };

export type SuggestChangeMutationVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
  language: string;
  block: string;
  field?: string | null | undefined;
  text?: string | null | undefined;
  note?: string | null | undefined;
  idempotencyKey: string;
}>;


export type SuggestChangeMutation = { readonly suggestChange: { readonly id: number } };

export type WithdrawSuggestionMutationVariables = Exact<{
  id: number | string;
}>;


export type WithdrawSuggestionMutation = { readonly withdrawSuggestion: boolean };

export type DecideSuggestionMutationVariables = Exact<{
  id: number | string;
  action: SuggestionAction;
  seen?: string | null | undefined;
  note?: string | null | undefined;
}>;


export type DecideSuggestionMutation = { readonly decideSuggestion: { readonly comment: { readonly id: number }, readonly document: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } | null } };

export type HomeQueryVariables = Exact<{
  from: string;
  to: string;
  seesDrafts: boolean;
  seesPeople: boolean;
}>;


export type HomeQuery = { readonly waiting: ReadonlyArray<{ readonly id: number, readonly type: DocumentType, readonly title: string, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly version: number, readonly publishedVersion: number | null, readonly locationId: number, readonly locationName: string, readonly path: string | null, readonly updatedAt: string, readonly updatedBy: string | null, readonly permission: PermissionLevel, readonly visibility: Visibility, readonly timeZone: string, readonly livePath: string | null, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }> }>, readonly waitingRecords: ReadonlyArray<{ readonly kind: string, readonly id: number | null, readonly locationId: number, readonly locationName: string, readonly language: string | null, readonly onlyHere: boolean, readonly title: string, readonly isChange: boolean, readonly status: RecordDraftStatus, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } }>, readonly waitingItems: ReadonlyArray<{ readonly kind: WaitingItemKind, readonly key: string, readonly documentId: number | null, readonly block: string | null, readonly messageId: number | null, readonly locationId: number, readonly locationName: string, readonly locationSlug: string | null, readonly title: string, readonly detail: string, readonly by: string, readonly at: string }>, readonly scheduled?: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly scheduledRecords?: ReadonlyArray<{ readonly id: number, readonly kind: string, readonly recordId: number, readonly title: string, readonly action: ScheduledAction, readonly locationName: string, readonly timeZone: string, readonly localAt: string, readonly problem: string | null }>, readonly recentlyChanged: ReadonlyArray<{ readonly id: number, readonly type: DocumentType, readonly title: string, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly version: number, readonly publishedVersion: number | null, readonly locationId: number, readonly locationName: string, readonly path: string | null, readonly updatedAt: string, readonly updatedBy: string | null, readonly permission: PermissionLevel, readonly visibility: Visibility, readonly timeZone: string, readonly livePath: string | null, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }> }>, readonly recentlyChangedRecords: ReadonlyArray<{ readonly kind: string, readonly id: number, readonly title: string, readonly locationId: number | null, readonly locationName: string | null, readonly recordStatus: RecordStatus, readonly isPublic: boolean, readonly isPublished: boolean | null, readonly draftStatus: RecordDraftStatus | null, readonly publishedAt: string | null, readonly until: string | null, readonly updatedAt: string, readonly updatedBy: string }>, readonly people?: { readonly totalCount: number }, readonly backupStatus: { readonly backedUpAt: string | null, readonly verifiedAt: string | null, readonly problem: string | null } | null, readonly mailSettings: { readonly waiting: number | null } | null, readonly problems: ReadonlyArray<{ readonly kind: ProblemKind, readonly key: string, readonly documentId: number | null, readonly language: string | null, readonly block: string | null, readonly locationId: number | null, readonly locationName: string, readonly title: string, readonly detail: string }> };

export type AuditQueryVariables = Exact<{
  locationId?: number | string | null | undefined;
  chain?: string | null | undefined;
  who?: string | null | undefined;
  action?: string | null | undefined;
  outcome?: AuditOutcome | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  sort?: SortDirection | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditQuery = { readonly audit: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly chain: string, readonly number: number, readonly at: string, readonly action: string, readonly actorId: string | null, readonly actorName: string | null, readonly subjectName: string | null, readonly locationName: string | null, readonly fromVersion: number | null, readonly toVersion: number | null, readonly fromStatus: string | null, readonly toStatus: string | null, readonly outcome: AuditOutcome, readonly reason: string | null, readonly network: string | null, readonly allowedBy: string | null, readonly count: number | null, readonly fields: ReadonlyArray<string>, readonly requestId: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type AuditCheckQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AuditCheckQuery = { readonly auditCheck: { readonly checked: number, readonly after: string | null, readonly problems: ReadonlyArray<{ readonly chain: string, readonly number: number, readonly message: string }> } };

export type AuditAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditAlertsQuery = { readonly auditAlerts: ReadonlyArray<{ readonly locationId: number | null, readonly alerts: ReadonlyArray<AuditAlert> }> };

export type SetAuditAlertsMutationVariables = Exact<{
  locationId?: number | string | null | undefined;
  alerts: ReadonlyArray<AuditAlert> | AuditAlert;
}>;


export type SetAuditAlertsMutation = { readonly setAuditAlerts: ReadonlyArray<{ readonly locationId: number | null, readonly alerts: ReadonlyArray<AuditAlert> }> };

export type CalendarSubscriptionsQueryVariables = Exact<{
  locationId: number | string;
}>;


export type CalendarSubscriptionsQuery = { readonly calendarSubscriptions: ReadonlyArray<{ readonly id: number, readonly name: string, readonly url: string | null, readonly isPublic: boolean, readonly isPaused: boolean, readonly intervalHours: number, readonly version: number, readonly createdByName: string, readonly checkedAt: string | null, readonly nextAt: string, readonly problem: CalendarProblem | null, readonly statusCode: number | null, readonly eventCount: number, readonly report: { readonly added: number, readonly changed: number, readonly removed: number, readonly unchanged: number, readonly moreNotes: number, readonly notes: ReadonlyArray<{ readonly reason: CalendarNoteReason, readonly title: string, readonly recordId: number | null, readonly fields: ReadonlyArray<string>, readonly problem: string | null }> } | null }> };

export type CreateCalendarSubscriptionMutationVariables = Exact<{
  locationId: number | string;
  subscription: CalendarSubscriptionInput;
}>;


export type CreateCalendarSubscriptionMutation = { readonly createCalendarSubscription: { readonly id: number } };

export type UpdateCalendarSubscriptionMutationVariables = Exact<{
  id: number | string;
  subscription: CalendarSubscriptionInput;
  expectedVersion: number;
}>;


export type UpdateCalendarSubscriptionMutation = { readonly updateCalendarSubscription: { readonly id: number } };

export type CheckCalendarSubscriptionMutationVariables = Exact<{
  id: number | string;
}>;


export type CheckCalendarSubscriptionMutation = { readonly checkCalendarSubscription: { readonly id: number, readonly nextAt: string } };

export type DeleteCalendarSubscriptionMutationVariables = Exact<{
  id: number | string;
  withEvents: boolean;
  expectedVersion: number;
}>;


export type DeleteCalendarSubscriptionMutation = { readonly deleteCalendarSubscription: number };

export type RecordSchedulePartsFragment = { readonly id: number, readonly kind: string, readonly recordId: number, readonly title: string, readonly action: ScheduledAction, readonly locationName: string, readonly timeZone: string, readonly localAt: string, readonly problem: string | null };

export type CalendarQueryVariables = Exact<{
  from: string;
  to: string;
  locationId?: number | string | null | undefined;
}>;


export type CalendarQuery = { readonly scheduled: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly scheduledRecords: ReadonlyArray<{ readonly id: number, readonly kind: string, readonly recordId: number, readonly title: string, readonly action: ScheduledAction, readonly locationName: string, readonly timeZone: string, readonly localAt: string, readonly problem: string | null }>, readonly calendarDates: ReadonlyArray<{ readonly kind: CalendarDateKind, readonly key: string, readonly id: number, readonly title: string, readonly locationName: string, readonly timeZone: string, readonly localAt: string, readonly localUntil: string | null, readonly allDay: boolean, readonly isPublic: boolean, readonly detail: string }> };

export type ScheduleRecordMutationVariables = Exact<{
  kind: string;
  id: number | string;
  action: ScheduledAction;
  at?: string | null | undefined;
}>;


export type ScheduleRecordMutation = { readonly scheduleRecord: ReadonlyArray<{ readonly id: number, readonly kind: string, readonly recordId: number, readonly title: string, readonly action: ScheduledAction, readonly locationName: string, readonly timeZone: string, readonly localAt: string, readonly problem: string | null }> };

export type CollectionRecordsQueryVariables = Exact<{
  kind: string;
  locationSlug?: string | null | undefined;
  search?: string | null | undefined;
  filter?: unknown;
  from?: string | null | undefined;
  state?: RecordState | null | undefined;
  sortBy?: RecordSort | null | undefined;
  sort?: SortDirection | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CollectionRecordsQuery = { readonly records: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly draftStatus: RecordDraftStatus | null, readonly kind: string, readonly id: number, readonly key: string, readonly title: string, readonly details: ReadonlyArray<string>, readonly locationId: number | null, readonly locationSlug: string | null, readonly locationName: string | null, readonly timeZone: string | null, readonly recordStatus: RecordStatus, readonly isPublic: boolean, readonly isPublished: boolean | null, readonly path: string | null, readonly publishedAt: string | null, readonly until: string | null, readonly version: number | null, readonly updatedAt: string | null, readonly updatedBy: string, readonly texts: unknown, readonly image: { readonly id: number, readonly url: string } | null, readonly schedules: ReadonlyArray<{ readonly id: number, readonly kind: string, readonly recordId: number, readonly title: string, readonly action: ScheduledAction, readonly locationName: string, readonly timeZone: string, readonly localAt: string, readonly problem: string | null }> }> } };

export type RecordRevisionsQueryVariables = Exact<{
  kind: string;
  id: number | string;
  locationId?: number | string | null | undefined;
  language?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RecordRevisionsQuery = { readonly recordRevisions: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly version: number, readonly savedAt: string, readonly savedBy: string, readonly action: RecordAction, readonly recordStatus: string, readonly language: string | null }> } };

export type RecordRevisionQueryVariables = Exact<{
  kind: string;
  id: number | string;
  version: number;
  locationId?: number | string | null | undefined;
  language?: string | null | undefined;
}>;


export type RecordRevisionQuery = { readonly recordRevision: { readonly version: number, readonly values: unknown } | null };

export type NavigationLanguagesQueryVariables = Exact<{
  locationSlug?: string | null | undefined;
}>;


export type NavigationLanguagesQuery = { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly values: unknown }> } };

export type MoveRecordMutationVariables = Exact<{
  kind: string;
  id: number | string;
  by: number;
  idempotencyKey?: string | null | undefined;
}>;


export type MoveRecordMutation = { readonly moveRecord: { readonly id: number } };

export type DifferencesQueryVariables = Exact<{
  documentId?: number | string | null | undefined;
  locationId?: number | string | null | undefined;
  blockId?: number | string | null | undefined;
  field?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DifferencesQuery = { readonly differences: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly documentId: number, readonly title: string, readonly locationId: number, readonly locationName: string, readonly locationSlug: string, readonly version: number, readonly language: string | null, readonly draftCount: number, readonly publishedCount: number, readonly hasChanges: boolean, readonly updatedAt: string, readonly updatedBy: string, readonly differences: ReadonlyArray<{ readonly id: string, readonly kind: DifferenceKind, readonly state: DifferenceState, readonly language: string | null, readonly blockId: number | null, readonly blockName: string | null, readonly blockKind: string | null, readonly field: string | null, readonly location: unknown, readonly network: unknown, readonly merged: unknown, readonly lock: { readonly by: string, readonly reason: string } | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ReattachDifferenceMutationVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
  language: string;
  differenceId: string;
  blockId: number | string;
  field?: string | null | undefined;
  expectedVersion: number;
}>;


export type ReattachDifferenceMutation = { readonly reattachDifference: { readonly version: number, readonly hasChanges: boolean, readonly savedAt: string, readonly differenceCount: number } };

export type DifferenceResetPartsFragment = { readonly id: number, readonly documentId: number, readonly title: string, readonly places: string, readonly placeCount: number, readonly differenceCount: number, readonly resetAt: string, readonly resetBy: string, readonly undoneAt: string | null, readonly undoneBy: string | null };

export type DifferenceResetsQueryVariables = Exact<{
  documentId?: number | string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DifferenceResetsQuery = { readonly differenceResets: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: number, readonly documentId: number, readonly title: string, readonly places: string, readonly placeCount: number, readonly differenceCount: number, readonly resetAt: string, readonly resetBy: string, readonly undoneAt: string | null, readonly undoneBy: string | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ResetDifferencesMutationVariables = Exact<{
  documentId: number | string;
  blockId?: number | string | null | undefined;
  field?: string | null | undefined;
  differenceId?: string | null | undefined;
  places: ReadonlyArray<ResetPlaceInput> | ResetPlaceInput;
}>;


export type ResetDifferencesMutation = { readonly resetDifferences: { readonly id: number, readonly documentId: number, readonly title: string, readonly places: string, readonly placeCount: number, readonly differenceCount: number, readonly resetAt: string, readonly resetBy: string, readonly undoneAt: string | null, readonly undoneBy: string | null } };

export type UndoDifferenceResetMutationVariables = Exact<{
  id: number | string;
}>;


export type UndoDifferenceResetMutation = { readonly undoDifferenceReset: { readonly id: number, readonly documentId: number, readonly title: string, readonly places: string, readonly placeCount: number, readonly differenceCount: number, readonly resetAt: string, readonly resetBy: string, readonly undoneAt: string | null, readonly undoneBy: string | null } };

export type ReviewPartsFragment = { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string };

export type SchedulePartsFragment = { readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null };

export type TextStatePartsFragment = { readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null };

export type DocumentSummaryPartsFragment = { readonly id: number, readonly type: DocumentType, readonly title: string, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly version: number, readonly publishedVersion: number | null, readonly locationId: number, readonly locationName: string, readonly path: string | null, readonly updatedAt: string, readonly updatedBy: string | null, readonly permission: PermissionLevel, readonly visibility: Visibility, readonly timeZone: string, readonly livePath: string | null, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }> };

export type DocumentQueryVariables = Exact<{
  id: number | string;
}>;


export type DocumentQuery = { readonly document: { readonly maxBlocks: number, readonly description: string, readonly imageId: number | null, readonly id: number, readonly type: DocumentType, readonly title: string, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly version: number, readonly publishedVersion: number | null, readonly locationId: number, readonly locationName: string, readonly path: string | null, readonly updatedAt: string, readonly updatedBy: string | null, readonly permission: PermissionLevel, readonly visibility: Visibility, readonly timeZone: string, readonly livePath: string | null, readonly topic: { readonly id: number, readonly externalUrl: string | null, readonly items: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly title: string, readonly content: unknown, readonly description: string, readonly imageId: number | null }> }, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }> } | null };

export type SavedDocumentPartsFragment = { readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null };

export type PublishedDocumentPartsFragment = { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null };

export type SaveDocumentMutationVariables = Exact<{
  id?: number | string | null | undefined;
  title?: string | null | undefined;
  description?: string | null | undefined;
  type?: DocumentType | null | undefined;
  topic?: TopicInput | null | undefined;
  imageId?: number | string | null | undefined;
  visibility?: Visibility | null | undefined;
  expectedVersion?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  autosave?: boolean | null | undefined;
}>;


export type SaveDocumentMutation = { readonly createOrUpdateDocument: { readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: { readonly id: string, readonly name: string, readonly email: string, readonly mustSetUpTwoStep: boolean, readonly assignments: ReadonlyArray<{ readonly ofNetwork: boolean, readonly locationId: number | null, readonly level: PermissionLevel, readonly languages: ReadonlyArray<string> | null, readonly kinds: ReadonlyArray<{ readonly kind: string, readonly level: PermissionLevel }> }> } | null, readonly networkSetup: { readonly isPending: boolean } | null };

export type LocationNamesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LocationNamesQuery = { readonly locations: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly slug: string, readonly name: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ImportCalendarMutationVariables = Exact<{
  locationId: number | string;
  text?: string | null | undefined;
  address?: string | null | undefined;
  isDryRun: boolean;
  isPublic: boolean;
}>;


export type ImportCalendarMutation = { readonly importCalendar: { readonly isDone: boolean, readonly rows: ReadonlyArray<{ readonly line: number, readonly title: string, readonly state: ImportedRowState, readonly recordId: number | null, readonly problem: string | null }> } };

export type ImportPeopleMutationVariables = Exact<{
  rows: unknown;
  isDryRun: boolean;
  sendsInvitations: boolean;
}>;


export type ImportPeopleMutation = { readonly importPeople: { readonly isDone: boolean, readonly rows: ReadonlyArray<{ readonly line: number, readonly title: string, readonly state: ImportedRowState, readonly recordId: number | null, readonly problem: string | null }> } };

export type ImportRecordsMutationVariables = Exact<{
  kind: string;
  locationId: number | string;
  rows: unknown;
  isDryRun: boolean;
  isPublic: boolean;
}>;


export type ImportRecordsMutation = { readonly importRecords: { readonly isDone: boolean, readonly rows: ReadonlyArray<{ readonly line: number, readonly title: string, readonly state: ImportedRowState, readonly recordId: number | null, readonly problem: string | null }> } };

export type FeedbackPartsFragment = { readonly id: number, readonly locationId: number, readonly message: string, readonly name: string, readonly email: string, readonly page: string, readonly createdAt: string, readonly status: FeedbackStatus, readonly note: string, readonly version: number, readonly assignee: { readonly id: string, readonly name: string } | null, readonly replies: ReadonlyArray<{ readonly id: number, readonly message: string, readonly byName: string, readonly createdAt: string }> };

export type FeedbackListQueryVariables = Exact<{
  locationId?: number | string | null | undefined;
  ids?: ReadonlyArray<number | string> | number | string | null | undefined;
  search?: string | null | undefined;
  status?: FeedbackStatus | null | undefined;
  assigneeId?: number | string | null | undefined;
  isUnassigned?: boolean | null | undefined;
  sort?: SortDirection | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FeedbackListQuery = { readonly feedback: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: number, readonly locationId: number, readonly message: string, readonly name: string, readonly email: string, readonly page: string, readonly createdAt: string, readonly status: FeedbackStatus, readonly note: string, readonly version: number, readonly assignee: { readonly id: string, readonly name: string } | null, readonly replies: ReadonlyArray<{ readonly id: number, readonly message: string, readonly byName: string, readonly createdAt: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SignUpListQueryVariables = Exact<{
  locationId?: number | string | null | undefined;
  search?: string | null | undefined;
  status?: SignUpStatus | null | undefined;
  sort?: SortDirection | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SignUpListQuery = { readonly signUps: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: number, readonly locationId: number, readonly email: string, readonly page: string, readonly createdAt: string, readonly status: SignUpStatus, readonly statusAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type UpdateFeedbackMutationVariables = Exact<{
  id: number | string;
  expectedVersion: number;
  status?: FeedbackStatus | null | undefined;
  assigneeId?: number | string | null | undefined;
  note?: string | null | undefined;
}>;


export type UpdateFeedbackMutation = { readonly updateFeedback: { readonly id: number, readonly locationId: number, readonly message: string, readonly name: string, readonly email: string, readonly page: string, readonly createdAt: string, readonly status: FeedbackStatus, readonly note: string, readonly version: number, readonly assignee: { readonly id: string, readonly name: string } | null, readonly replies: ReadonlyArray<{ readonly id: number, readonly message: string, readonly byName: string, readonly createdAt: string }> } };

export type ReplyToFeedbackMutationVariables = Exact<{
  id: number | string;
  expectedVersion: number;
  message: string;
  idempotencyKey?: string | null | undefined;
}>;


export type ReplyToFeedbackMutation = { readonly replyToFeedback: { readonly id: number, readonly locationId: number, readonly message: string, readonly name: string, readonly email: string, readonly page: string, readonly createdAt: string, readonly status: FeedbackStatus, readonly note: string, readonly version: number, readonly assignee: { readonly id: string, readonly name: string } | null, readonly replies: ReadonlyArray<{ readonly id: number, readonly message: string, readonly byName: string, readonly createdAt: string }> } };

export type DeleteFeedbackMutationVariables = Exact<{
  id: number | string;
  locationId: number | string;
}>;


export type DeleteFeedbackMutation = { readonly deleteFeedback: boolean };

export type EraseVisitorMutationVariables = Exact<{
  email: string;
}>;


export type EraseVisitorMutation = { readonly eraseVisitor: { readonly feedback: number, readonly signUps: number } };

export type AccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokensQuery = { readonly accessTokens: ReadonlyArray<{ readonly id: number, readonly name: string, readonly scope: AccessTokenScope, readonly locationIds: ReadonlyArray<number> | null, readonly ownerName: string | null, readonly expiresAt: string, readonly lastUsedAt: string | null }> };

export type CreateAccessTokenMutationVariables = Exact<{
  token: AccessTokenInput;
}>;


export type CreateAccessTokenMutation = { readonly createAccessToken: { readonly token: string } };

export type RevokeAccessTokenMutationVariables = Exact<{
  id: number | string;
}>;


export type RevokeAccessTokenMutation = { readonly revokeAccessToken: boolean };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { readonly webhooks: ReadonlyArray<{ readonly id: number, readonly name: string, readonly url: string, readonly events: ReadonlyArray<string>, readonly locationId: number | null, readonly isEnabled: boolean, readonly failingSince: string | null, readonly version: number }> };

export type CreateWebhookMutationVariables = Exact<{
  webhook: WebhookInput;
}>;


export type CreateWebhookMutation = { readonly createWebhook: { readonly secret: string } };

export type UpdateWebhookMutationVariables = Exact<{
  id: number | string;
  webhook: WebhookInput;
  expectedVersion: number;
}>;


export type UpdateWebhookMutation = { readonly updateWebhook: { readonly id: number } };

export type DeleteWebhookMutationVariables = Exact<{
  id: number | string;
}>;


export type DeleteWebhookMutation = { readonly deleteWebhook: boolean };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: number | string;
}>;


export type RotateWebhookSecretMutation = { readonly rotateWebhookSecret: { readonly secret: string } };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: number | string;
}>;


export type WebhookDeliveriesQuery = { readonly webhookDeliveries: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: number, readonly event: string, readonly status: DeliveryStatus, readonly tries: number, readonly statusCode: number | null, readonly error: string | null, readonly queuedAt: string }> } };

export type TestWebhookMutationVariables = Exact<{
  id: number | string;
}>;


export type TestWebhookMutation = { readonly testWebhook: { readonly id: number } };

export type ReplayDeliveryMutationVariables = Exact<{
  id: number | string;
}>;


export type ReplayDeliveryMutation = { readonly replayDelivery: boolean };

export type ArchiveExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ArchiveExportsQuery = { readonly archiveExports: ReadonlyArray<{ readonly id: number, readonly locationId: number | null, readonly path: string | null, readonly withHistory: boolean, readonly withPeople: boolean, readonly status: ArchiveExportStatus, readonly progress: string | null, readonly bytes: number, readonly missing: number, readonly problem: string | null, readonly createdAt: string, readonly expiresAt: string }> };

export type StartArchiveExportMutationVariables = Exact<{
  locationId?: number | string | null | undefined;
  path?: string | null | undefined;
  withHistory: boolean;
  withPeople: boolean;
}>;


export type StartArchiveExportMutation = { readonly startArchiveExport: { readonly id: number } };

export type DeleteArchiveExportMutationVariables = Exact<{
  id: number | string;
}>;


export type DeleteArchiveExportMutation = { readonly deleteArchiveExport: boolean };

export type KitPartsFragment = { readonly kitId: number, readonly title: string, readonly note: string, readonly lastDay: string, readonly locationId: number, readonly locationName: string, readonly timeZone: string, readonly state: KitState, readonly blanks: ReadonlyArray<string>, readonly pageId: number | null, readonly days: ReadonlyArray<string>, readonly publishAt: string | null, readonly submittedBy: string | null, readonly remindedAt: string | null, readonly problem: string | null, readonly canPublish: boolean, readonly answers: ReadonlyArray<{ readonly blank: string, readonly answer: string }>, readonly drafts: ReadonlyArray<{ readonly kind: string, readonly id: number, readonly title: string }> };

export type KitsToFillQueryVariables = Exact<{ [key: string]: never; }>;


export type KitsToFillQuery = { readonly kitsToFill: { readonly nodes: ReadonlyArray<{ readonly kitId: number, readonly title: string, readonly locationId: number, readonly locationName: string, readonly blanks: ReadonlyArray<string> }> } };

export type KitFormQueryVariables = Exact<{
  kitId: number | string;
  locationId: number | string;
}>;


export type KitFormQuery = { readonly kitLocation: { readonly kitId: number, readonly title: string, readonly note: string, readonly lastDay: string, readonly locationId: number, readonly locationName: string, readonly timeZone: string, readonly state: KitState, readonly blanks: ReadonlyArray<string>, readonly pageId: number | null, readonly days: ReadonlyArray<string>, readonly publishAt: string | null, readonly submittedBy: string | null, readonly remindedAt: string | null, readonly problem: string | null, readonly canPublish: boolean, readonly answers: ReadonlyArray<{ readonly blank: string, readonly answer: string }>, readonly drafts: ReadonlyArray<{ readonly kind: string, readonly id: number, readonly title: string }> } | null };

export type KitProgressQueryVariables = Exact<{
  kitId: number | string;
  state?: KitState | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type KitProgressQuery = { readonly kitProgress: { readonly id: number, readonly title: string, readonly lastDay: string, readonly counts: { readonly all: number, readonly filling: number, readonly ready: number, readonly published: number, readonly ended: number }, readonly locations: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly kitId: number, readonly title: string, readonly note: string, readonly lastDay: string, readonly locationId: number, readonly locationName: string, readonly timeZone: string, readonly state: KitState, readonly blanks: ReadonlyArray<string>, readonly pageId: number | null, readonly days: ReadonlyArray<string>, readonly publishAt: string | null, readonly submittedBy: string | null, readonly remindedAt: string | null, readonly problem: string | null, readonly canPublish: boolean, readonly answers: ReadonlyArray<{ readonly blank: string, readonly answer: string }>, readonly drafts: ReadonlyArray<{ readonly kind: string, readonly id: number, readonly title: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type SendKitMutationVariables = Exact<{
  kitId: number | string;
  locationIds: ReadonlyArray<number | string> | number | string;
}>;


export type SendKitMutation = { readonly sendKit: ReadonlyArray<{ readonly locationId: number, readonly problem: string | null }> };

export type PublishKitMutationVariables = Exact<{
  kitId: number | string;
  locationIds: ReadonlyArray<number | string> | number | string;
}>;


export type PublishKitMutation = { readonly publishKit: ReadonlyArray<{ readonly locationId: number, readonly problem: string | null }> };

export type EndKitMutationVariables = Exact<{
  kitId: number | string;
  locationIds: ReadonlyArray<number | string> | number | string;
}>;


export type EndKitMutation = { readonly endKit: ReadonlyArray<{ readonly locationId: number, readonly problem: string | null }> };

export type RemindKitMutationVariables = Exact<{
  kitId: number | string;
}>;


export type RemindKitMutation = { readonly remindKit: number };

export type FillKitMutationVariables = Exact<{
  kitId: number | string;
  locationId: number | string;
  answers: ReadonlyArray<KitAnswerInput> | KitAnswerInput;
}>;


export type FillKitMutation = { readonly fillKit: { readonly kitId: number, readonly title: string, readonly note: string, readonly lastDay: string, readonly locationId: number, readonly locationName: string, readonly timeZone: string, readonly state: KitState, readonly blanks: ReadonlyArray<string>, readonly pageId: number | null, readonly days: ReadonlyArray<string>, readonly publishAt: string | null, readonly submittedBy: string | null, readonly remindedAt: string | null, readonly problem: string | null, readonly canPublish: boolean, readonly answers: ReadonlyArray<{ readonly blank: string, readonly answer: string }>, readonly drafts: ReadonlyArray<{ readonly kind: string, readonly id: number, readonly title: string }> } };

export type SubmitKitMutationVariables = Exact<{
  kitId: number | string;
  locationId: number | string;
  at?: string | null | undefined;
}>;


export type SubmitKitMutation = { readonly submitKit: { readonly kitId: number, readonly title: string, readonly note: string, readonly lastDay: string, readonly locationId: number, readonly locationName: string, readonly timeZone: string, readonly state: KitState, readonly blanks: ReadonlyArray<string>, readonly pageId: number | null, readonly days: ReadonlyArray<string>, readonly publishAt: string | null, readonly submittedBy: string | null, readonly remindedAt: string | null, readonly problem: string | null, readonly canPublish: boolean, readonly answers: ReadonlyArray<{ readonly blank: string, readonly answer: string }>, readonly drafts: ReadonlyArray<{ readonly kind: string, readonly id: number, readonly title: string }> } };

export type MakeNextKitMutationVariables = Exact<{
  kitId: number | string;
  title: string;
  lastDay: string;
}>;


export type MakeNextKitMutation = { readonly makeNextKit: string };

export type RemoveLanguageMutationVariables = Exact<{
  id: number | string;
  language: string;
  expectedVersion: number;
}>;


export type RemoveLanguageMutation = { readonly saved: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } };

export type RestoreLanguageMutationVariables = Exact<{
  id: number | string;
  language: string;
  version: number;
  expectedVersion: number;
}>;


export type RestoreLanguageMutation = { readonly saved: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } };

export type GalleryTilesQueryVariables = Exact<{
  locationSlug?: string | null | undefined;
  category?: string | null | undefined;
  featured?: boolean | null | undefined;
  first: number;
  skip: number;
}>;


export type GalleryTilesQuery = { readonly galleries: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly dateTime: string | null, readonly category: string, readonly featured: boolean, readonly itemCount: number, readonly texts: unknown, readonly title: string, readonly media: ReadonlyArray<{ readonly id: number, readonly language: string, readonly locationId: number | null, readonly featuredMediaItem: { readonly id: number, readonly displayName: string, readonly caption: string, readonly altText: string, readonly isDecorative: boolean, readonly dateTime: string | null, readonly src: string, readonly url: string, readonly type: string, readonly fileSize: number | null, readonly thumbnail: string, readonly showCaptionText: boolean, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> } | null }> }> } };

export type PageTrailQueryVariables = Exact<{
  locationSlug: string;
  path: string;
  language?: string | null | undefined;
}>;


export type PageTrailQuery = { readonly pageTrail: ReadonlyArray<{ readonly id: number, readonly title: string, readonly path: string }> };

export type PlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacesQuery = { readonly places: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly city: string, readonly region: string, readonly countryCode: string, readonly latitude: number | null, readonly longitude: number | null, readonly addressLine1: string, readonly phone: string, readonly path: string, readonly texts: unknown }> };

export type PublishedPathsQueryVariables = Exact<{
  locationSlug: string;
  paths: ReadonlyArray<string> | string;
}>;


export type PublishedPathsQuery = { readonly publishedPaths: ReadonlyArray<string> };

export type FieldValuesQueryVariables = Exact<{
  kind: string;
  field: string;
  locationSlug?: string | null | undefined;
}>;


export type FieldValuesQuery = { readonly fieldValues: ReadonlyArray<{ readonly value: string, readonly texts: unknown }> };

export type SearchQueryVariables = Exact<{
  locationSlug: string;
  text: string;
  language?: string | null | undefined;
  first: number;
  skip?: number | null | undefined;
}>;


export type SearchQuery = { readonly search: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly kind: string, readonly title: string, readonly path: string, readonly date: string | null, readonly excerpt: ReadonlyArray<{ readonly text: string, readonly match: boolean }> }> } };

export type LocationQueryVariables = Exact<{
  slug: string;
}>;


export type LocationQuery = { readonly location: { readonly id: number, readonly slug: string, readonly name: string, readonly status: RecordStatus, readonly introSubtitle: string, readonly introText: string, readonly emailPrimary: string, readonly phonePrimary: string, readonly timeZone: string, readonly configuration: unknown, readonly address: { readonly addressLine1: string, readonly city: string, readonly region: string, readonly postalCode: string, readonly countryCode: string, readonly latitude: number | null, readonly longitude: number | null }, readonly type: { readonly id: number, readonly name: string, readonly description: string }, readonly hours: ReadonlyArray<{ readonly id: number, readonly name: string, readonly icon: string | null, readonly kind: HoursKind, readonly description: string | null, readonly texts: ReadonlyArray<{ readonly language: string, readonly name: string, readonly description: string | null }>, readonly hours: ReadonlyArray<{ readonly weekday: Weekday, readonly startHour: number, readonly endHour: number }> }>, readonly specialDays: ReadonlyArray<{ readonly date: string, readonly until: string | null, readonly repeats: SpecialDayRepeat | null, readonly ofNetwork: boolean | null, readonly name: string, readonly group: string | null, readonly except: ReadonlyArray<{ readonly date: string, readonly hours: ReadonlyArray<{ readonly startHour: number, readonly endHour: number }> }>, readonly hours: ReadonlyArray<{ readonly startHour: number, readonly endHour: number }>, readonly texts: ReadonlyArray<{ readonly language: string, readonly name: string }> }>, readonly galleries: ReadonlyArray<{ readonly id: number, readonly name: string, readonly featuredMediaItem: { readonly id: number, readonly displayName: string, readonly caption: string, readonly altText: string, readonly isDecorative: boolean, readonly dateTime: string | null, readonly src: string, readonly url: string, readonly type: string, readonly fileSize: number | null, readonly thumbnail: string, readonly showCaptionText: boolean, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> } | null }>, readonly logo: { readonly id: number, readonly displayName: string, readonly caption: string, readonly altText: string, readonly isDecorative: boolean, readonly dateTime: string | null, readonly src: string, readonly url: string, readonly type: string, readonly fileSize: number | null, readonly thumbnail: string, readonly showCaptionText: boolean, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> } | null, readonly texts: ReadonlyArray<{ readonly language: string, readonly name: string, readonly introSubtitle: string, readonly introText: string }> } | null };

export type LocationListQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: RecordStatus | null | undefined;
  sortBy?: LocationSort | null | undefined;
  sort?: SortDirection | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LocationListQuery = { readonly locations: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: number, readonly slug: string, readonly name: string, readonly status: RecordStatus, readonly timeZone: string, readonly updatedAt: string, readonly configuration: unknown, readonly address: { readonly city: string, readonly countryCode: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type CopyLocationMutationVariables = Exact<{
  from: number | string;
  location: LocationInput;
  pages?: boolean | null | undefined;
  galleries?: boolean | null | undefined;
  layout?: boolean | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type CopyLocationMutation = { readonly copyLocation: { readonly id: number, readonly slug: string, readonly pages: number, readonly galleries: number } };

export type LocationMentionsQueryVariables = Exact<{
  locationId: number | string;
}>;


export type LocationMentionsQuery = { readonly locationMentions: ReadonlyArray<{ readonly kind: string, readonly recordId: number, readonly title: string, readonly language: string | null, readonly block: string | null, readonly name: string, readonly excerpt: string }> };

export type InheritingLocationsQueryVariables = Exact<{
  documentId: number | string;
}>;


export type InheritingLocationsQuery = { readonly inheritingLocations: { readonly count: number, readonly isOpen: boolean, readonly named: ReadonlyArray<{ readonly name: string, readonly names: ReadonlyArray<string> }> } | null };

export type ComingEventsQueryVariables = Exact<{
  locationSlug: string;
  from: string;
}>;


export type ComingEventsQuery = { readonly allEvents: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: number, readonly title: string, readonly startsAt: string, readonly allDay: boolean }> } };

export type AddressPointsQueryVariables = Exact<{
  text: string;
}>;


export type AddressPointsQuery = { readonly addressPoints: ReadonlyArray<{ readonly label: string, readonly latitude: number, readonly longitude: number }> | null };

export type EmbedDetailsQueryVariables = Exact<{
  address: string;
}>;


export type EmbedDetailsQuery = { readonly embedDetails: { readonly title: string, readonly author: string } | null };

export type SetUpNetworkMutationVariables = Exact<{
  input: NetworkSetupInput;
  idempotencyKey?: string | null | undefined;
}>;


export type SetUpNetworkMutation = { readonly setUpNetwork: { readonly isPending: boolean } };

export type MailSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailSettingsQuery = { readonly mailSettings: { readonly isSending: boolean } | null };

export type MailsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MailsQuery = { readonly mailSettings: { readonly isSending: boolean } | null, readonly mails: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: number, readonly to: string, readonly subject: string, readonly text: string, readonly sentAt: string | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } }, readonly failedJobs: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: number, readonly kind: string, readonly tries: number, readonly lastError: string | null, readonly deadAt: string | null }> } };

export type ChangeFailedJobMutationVariables = Exact<{
  id: number | string;
  retries: boolean;
  discards: boolean;
}>;


export type ChangeFailedJobMutation = { readonly retryJob?: boolean, readonly discardJob?: boolean };

export type DiscardMailMutationVariables = Exact<{
  id: number | string;
}>;


export type DiscardMailMutation = { readonly discardMail: boolean };

export type MediaItemPartsFragment = { readonly id: number, readonly displayName: string, readonly caption: string, readonly altText: string, readonly isDecorative: boolean, readonly dateTime: string | null, readonly src: string, readonly url: string, readonly type: string, readonly fileSize: number | null, readonly thumbnail: string, readonly showCaptionText: boolean, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> };

export type CreateMomentLinkMutationVariables = Exact<{
  locationId: number | string;
  at: string;
  language?: string | null | undefined;
}>;


export type CreateMomentLinkMutation = { readonly createMomentLink: { readonly url: string, readonly expiresAt: string } };

export type SiteOutlookQueryVariables = Exact<{
  at: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SiteOutlookQuery = { readonly siteOutlook: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly locationId: number, readonly locationName: string, readonly locationSlug: string, readonly issues: ReadonlyArray<{ readonly kind: OutlookKind, readonly count: number, readonly recordId: number | null, readonly title: string, readonly language: string | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type DifferencePartsFragment = { readonly id: string, readonly kind: DifferenceKind, readonly state: DifferenceState, readonly language: string | null, readonly blockId: number | null, readonly blockName: string | null, readonly blockKind: string | null, readonly field: string | null, readonly location: unknown, readonly network: unknown, readonly merged: unknown, readonly lock: { readonly by: string, readonly reason: string } | null };

export type SavedOverridePartsFragment = { readonly version: number, readonly hasChanges: boolean, readonly savedAt: string, readonly differenceCount: number };

export type EffectivePageQueryVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
  language?: string | null | undefined;
}>;


export type EffectivePageQuery = { readonly effectivePage: { readonly language: string, readonly source: PageSource, readonly networkVersion: number, readonly version: number, readonly hasChanges: boolean, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly permission: PermissionLevel | null, readonly detached: { readonly detachedAt: string, readonly detachedBy: string, readonly isNetworkPublic: boolean, readonly isNetworkChanged: boolean } | null, readonly page: { readonly title: string, readonly description: string, readonly imageId: number | null, readonly content: unknown }, readonly network: { readonly title: string, readonly description: string, readonly imageId: number | null, readonly content: unknown }, readonly differences: ReadonlyArray<{ readonly id: string, readonly kind: DifferenceKind, readonly state: DifferenceState, readonly language: string | null, readonly blockId: number | null, readonly blockName: string | null, readonly blockKind: string | null, readonly field: string | null, readonly location: unknown, readonly network: unknown, readonly merged: unknown, readonly lock: { readonly by: string, readonly reason: string } | null }> } | null };

export type SaveOverrideMutationVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
  language: string;
  page: PageTextInput;
  baseVersion: number;
  expectedVersion: number;
  idempotencyKey?: string | null | undefined;
}>;


export type SaveOverrideMutation = { readonly saveOverride: { readonly version: number, readonly hasChanges: boolean, readonly savedAt: string, readonly differenceCount: number } };

export type PublishOverrideMutationVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
  language: string;
  expectedVersion: number;
}>;


export type PublishOverrideMutation = { readonly publishOverride: { readonly version: number, readonly hasChanges: boolean, readonly savedAt: string, readonly differenceCount: number } };

export type ResetDifferenceMutationVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
  language: string;
  differenceId?: string | null | undefined;
  expectedVersion: number;
}>;


export type ResetDifferenceMutation = { readonly resetDifference: { readonly version: number, readonly hasChanges: boolean, readonly savedAt: string, readonly differenceCount: number } };

export type DecideDifferencesMutationVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
  language: string;
  choices: ReadonlyArray<DifferenceChoiceInput> | DifferenceChoiceInput;
  expectedVersion: number;
}>;


export type DecideDifferencesMutation = { readonly decideDifferences: { readonly version: number, readonly hasChanges: boolean, readonly savedAt: string, readonly differenceCount: number } };

export type ConvertTextMutationVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
  language: string;
  expectedVersion: number;
}>;


export type ConvertTextMutation = { readonly convertTextToOverride: { readonly version: number, readonly hasChanges: boolean, readonly savedAt: string, readonly differenceCount: number } };

export type PageToCopyQueryVariables = Exact<{
  id: number | string;
}>;


export type PageToCopyQuery = { readonly document: { readonly title: string, readonly description: string, readonly type: DocumentType, readonly imageId: number | null, readonly visibility: Visibility, readonly locationId: number, readonly topic: { readonly externalUrl: string | null, readonly items: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly title: string, readonly richText: string, readonly content: unknown, readonly description: string, readonly imageId: number | null }> } } | null };

export type DocumentsQueryVariables = Exact<{
  query?: DocumentSearchInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DocumentsQuery = { readonly documents: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: number, readonly type: DocumentType, readonly title: string, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly version: number, readonly publishedVersion: number | null, readonly locationId: number, readonly locationName: string, readonly path: string | null, readonly updatedAt: string, readonly updatedBy: string | null, readonly permission: PermissionLevel, readonly visibility: Visibility, readonly timeZone: string, readonly livePath: string | null, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type LocationPagesQueryVariables = Exact<{
  locationId: number | string;
}>;


export type LocationPagesQuery = { readonly documents: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly topic: { readonly id: number, readonly externalUrl: string | null } }> } };

export type ShowingLocationsQueryVariables = Exact<{
  documentId: number | string;
  after?: string | null | undefined;
}>;


export type ShowingLocationsQuery = { readonly showingLocations: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly locationId: number, readonly name: string, readonly slug: string, readonly sources: ReadonlyArray<PageSource> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null };

export type OwnTextsQueryVariables = Exact<{
  documentId?: number | string | null | undefined;
  locationId?: number | string | null | undefined;
}>;


export type OwnTextsQuery = { readonly livePageVersions: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly documentId: number, readonly title: string, readonly locationId: number | null, readonly locationName: string | null, readonly language: string | null }> } };

export type RemoveOwnTextMutationVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
  language: string;
  expectedVersion: number;
}>;


export type RemoveOwnTextMutation = { readonly removeLanguage: { readonly id: number } };

export type DetachPageMutationVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
}>;


export type DetachPageMutation = { readonly detachPage: { readonly id: number } };

export type AttachPreviewQueryVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
}>;


export type AttachPreviewQuery = { readonly attachPreview: { readonly stamp: string, readonly keptCount: number, readonly comingCount: number, readonly addedLanguages: ReadonlyArray<string>, readonly removedLanguages: ReadonlyArray<string>, readonly kept: ReadonlyArray<{ readonly id: string, readonly kind: DifferenceKind, readonly state: DifferenceState, readonly language: string | null, readonly blockId: number | null, readonly blockName: string | null, readonly blockKind: string | null, readonly field: string | null, readonly location: unknown, readonly network: unknown, readonly merged: unknown, readonly lock: { readonly by: string, readonly reason: string } | null }>, readonly coming: ReadonlyArray<{ readonly id: string, readonly kind: DifferenceKind, readonly state: DifferenceState, readonly language: string | null, readonly blockId: number | null, readonly blockName: string | null, readonly blockKind: string | null, readonly field: string | null, readonly location: unknown, readonly network: unknown, readonly merged: unknown, readonly lock: { readonly by: string, readonly reason: string } | null }> } };

export type AttachPageMutationVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
  keep: AttachChoice;
  expected: string;
}>;


export type AttachPageMutation = { readonly attachPage: { readonly id: number } };

export type UndoAttachPageMutationVariables = Exact<{
  id: number | string;
}>;


export type UndoAttachPageMutation = { readonly undoAttachPage: { readonly id: number } };

export type DetachedPagesQueryVariables = Exact<{
  documentId?: number | string | null | undefined;
  locationId?: number | string | null | undefined;
}>;


export type DetachedPagesQuery = { readonly livePageVersions: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly documentId: number, readonly title: string, readonly locationId: number | null, readonly locationName: string | null, readonly publishedAt: string | null }> } };

export type LocationVersionsQueryVariables = Exact<{
  locationId?: number | string | null | undefined;
  text?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LocationVersionsQuery = { readonly locationVersions: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly documentId: number, readonly locationId: number, readonly locationName: string, readonly locationSlug: string, readonly language: string | null, readonly title: string, readonly pageTitle: string, readonly path: string | null, readonly source: PageSource, readonly isLive: boolean }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type PersonPartsFragment = { readonly id: string, readonly name: string, readonly email: string, readonly status: PersonStatus, readonly lastSignedInAt: string | null, readonly createdAt: string, readonly isYou: boolean, readonly isManagedByYou: boolean, readonly hasTwoFactor: boolean, readonly hasPasskey: boolean, readonly invitationExpiresAt: string | null, readonly assignments: ReadonlyArray<{ readonly level: PermissionLevel, readonly locationId: number | null, readonly ofNetwork: boolean, readonly role: string | null, readonly permissionSetId: number | null, readonly permissionSet: string | null, readonly validFrom: string | null, readonly validUntil: string | null }> };

export type PeopleQueryVariables = Exact<{
  search?: string | null | undefined;
  locationId?: number | string | null | undefined;
  level?: PermissionLevel | null | undefined;
  status?: PersonStatus | null | undefined;
  sortBy?: PersonSort | null | undefined;
  sort?: SortDirection | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PeopleQuery = { readonly people: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string, readonly status: PersonStatus, readonly lastSignedInAt: string | null, readonly createdAt: string, readonly isYou: boolean, readonly isManagedByYou: boolean, readonly hasTwoFactor: boolean, readonly hasPasskey: boolean, readonly invitationExpiresAt: string | null, readonly assignments: ReadonlyArray<{ readonly level: PermissionLevel, readonly locationId: number | null, readonly ofNetwork: boolean, readonly role: string | null, readonly permissionSetId: number | null, readonly permissionSet: string | null, readonly validFrom: string | null, readonly validUntil: string | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type InvitePersonMutationVariables = Exact<{
  email: string;
  name: string;
  assignments: ReadonlyArray<AssignmentInput> | AssignmentInput;
  language?: string | null | undefined;
}>;


export type InvitePersonMutation = { readonly invitePerson: { readonly id: string, readonly name: string } };

export type SetAssignmentsMutationVariables = Exact<{
  personId: number | string;
  assignments: ReadonlyArray<AssignmentInput> | AssignmentInput;
}>;


export type SetAssignmentsMutation = { readonly setAssignments: { readonly id: string } };

export type ChangePersonMutationVariables = Exact<{
  id: number | string;
  resends: boolean;
  deactivates: boolean;
  reactivates: boolean;
  resetsTwoFactor: boolean;
  revokes: boolean;
}>;


export type ChangePersonMutation = { readonly revokeInvitation?: string, readonly resendInvitation?: { readonly id: string }, readonly deactivatePerson?: { readonly id: string }, readonly reactivatePerson?: { readonly id: string }, readonly resetTwoFactor?: { readonly id: string } };

export type EndSessionsMutationVariables = Exact<{
  personId?: number | string | null | undefined;
}>;


export type EndSessionsMutation = { readonly endSessions: number };

export type SetLanguageMutationVariables = Exact<{
  language: string;
}>;


export type SetLanguageMutation = { readonly setLanguage: string };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { readonly mySessions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly device: string, readonly isThisOne: boolean }> };

export type SignInPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInPolicyQuery = { readonly signInPolicy: { readonly twoStepFrom: PermissionLevel | null } };

export type SetSignInPolicyMutationVariables = Exact<{
  twoStepFrom?: PermissionLevel | null | undefined;
}>;


export type SetSignInPolicyMutation = { readonly setSignInPolicy: { readonly twoStepFrom: PermissionLevel | null } };

export type PasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeysQuery = { readonly me: { readonly id: string, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null };

export type HasTwoFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type HasTwoFactorQuery = { readonly me: { readonly id: string, readonly hasTwoFactor: boolean } | null };

export type PickerMediaFragment = { readonly id: number, readonly displayName: string, readonly altText: string, readonly isDecorative: boolean, readonly url: string, readonly type: string };

export type PickerRecordFragment = { readonly kind: string, readonly id: number, readonly key: string, readonly title: string, readonly details: ReadonlyArray<string>, readonly path: string | null, readonly recordStatus: RecordStatus, readonly isPublic: boolean, readonly locationId: number | null, readonly locationName: string | null, readonly timeZone: string | null, readonly image: { readonly id: number, readonly displayName: string, readonly altText: string, readonly isDecorative: boolean, readonly url: string, readonly type: string } | null };

export type UsedValuesQueryVariables = Exact<{
  kind: string;
  field: string;
}>;


export type UsedValuesQuery = { readonly usedValues: ReadonlyArray<string> };

export type SearchRecordsQueryVariables = Exact<{
  kind: string;
  text?: string | null | undefined;
  first?: number | null | undefined;
  own?: string | null | undefined;
}>;


export type SearchRecordsQuery = { readonly own: { readonly nodes: ReadonlyArray<{ readonly kind: string, readonly id: number, readonly key: string, readonly title: string, readonly details: ReadonlyArray<string>, readonly path: string | null, readonly recordStatus: RecordStatus, readonly isPublic: boolean, readonly locationId: number | null, readonly locationName: string | null, readonly timeZone: string | null, readonly image: { readonly id: number, readonly displayName: string, readonly altText: string, readonly isDecorative: boolean, readonly url: string, readonly type: string } | null }> }, readonly records: { readonly nodes: ReadonlyArray<{ readonly kind: string, readonly id: number, readonly key: string, readonly title: string, readonly details: ReadonlyArray<string>, readonly path: string | null, readonly recordStatus: RecordStatus, readonly isPublic: boolean, readonly locationId: number | null, readonly locationName: string | null, readonly timeZone: string | null, readonly image: { readonly id: number, readonly displayName: string, readonly altText: string, readonly isDecorative: boolean, readonly url: string, readonly type: string } | null }> } };

export type FindRecordsQueryVariables = Exact<{
  kind: string;
  keys: ReadonlyArray<string> | string;
}>;


export type FindRecordsQuery = { readonly records: { readonly nodes: ReadonlyArray<{ readonly kind: string, readonly id: number, readonly key: string, readonly title: string, readonly details: ReadonlyArray<string>, readonly path: string | null, readonly recordStatus: RecordStatus, readonly isPublic: boolean, readonly locationId: number | null, readonly locationName: string | null, readonly timeZone: string | null, readonly image: { readonly id: number, readonly displayName: string, readonly altText: string, readonly isDecorative: boolean, readonly url: string, readonly type: string } | null }> } };

export type PickerLocationFragment = { readonly id: number, readonly slug: string, readonly name: string, readonly address: { readonly city: string, readonly region: string, readonly countryCode: string } };

export type SomeLocationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SomeLocationsQuery = { readonly locations: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly slug: string, readonly name: string, readonly address: { readonly city: string, readonly region: string, readonly countryCode: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type FindLocationQueryVariables = Exact<{
  key: string;
}>;


export type FindLocationQuery = { readonly location: { readonly id: number, readonly slug: string, readonly name: string, readonly address: { readonly city: string, readonly region: string, readonly countryCode: string } } | null };

export type SearchPagesQueryVariables = Exact<{
  text?: string | null | undefined;
  first?: number | null | undefined;
  locationId?: number | string | null | undefined;
}>;


export type SearchPagesQuery = { readonly own: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly title: string, readonly path: string | null, readonly locationName: string }> }, readonly documents: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly title: string, readonly path: string | null, readonly locationName: string }> } };

export type FindPagesQueryVariables = Exact<{
  keys: ReadonlyArray<number | string> | number | string;
}>;


export type FindPagesQuery = { readonly pageAddresses: ReadonlyArray<{ readonly id: number, readonly title: string, readonly path: string }> };

export type SearchDocumentsQueryVariables = Exact<{
  text?: string | null | undefined;
  first?: number | null | undefined;
  locationId?: number | string | null | undefined;
}>;


export type SearchDocumentsQuery = { readonly documents: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly title: string, readonly path: string | null, readonly locationName: string }> } };

export type FindDocumentQueryVariables = Exact<{
  key: number | string;
}>;


export type FindDocumentQuery = { readonly document: { readonly id: number, readonly title: string, readonly path: string | null, readonly locationName: string } | null };

export type BlocksOnPageQueryVariables = Exact<{
  key: number | string;
}>;


export type BlocksOnPageQuery = { readonly document: { readonly id: number, readonly topic: { readonly id: number, readonly items: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly content: unknown }> } } | null };

export type DescribedPictureFragment = { readonly id: number, readonly displayName: string, readonly type: string, readonly altText: string, readonly isDecorative: boolean, readonly caption: string, readonly showCaptionText: boolean, readonly url: string, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> };

export type OpenPictureQueryVariables = Exact<{
  id: number | string;
}>;


export type OpenPictureQuery = { readonly allMedia: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly items: ReadonlyArray<{ readonly id: number, readonly displayName: string, readonly type: string, readonly altText: string, readonly isDecorative: boolean, readonly caption: string, readonly showCaptionText: boolean, readonly url: string, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> }> }> } };

export type DescribePictureMutationVariables = Exact<{
  id: number | string;
  displayName?: string | null | undefined;
  altText?: string | null | undefined;
  caption?: string | null | undefined;
  showCaptionText?: boolean | null | undefined;
  isDecorative?: boolean | null | undefined;
  focalPoint?: FocalPointInput | null | undefined;
  crop?: CropInput | null | undefined;
  texts?: ReadonlyArray<MediaTextInput> | MediaTextInput | null | undefined;
}>;


export type DescribePictureMutation = { readonly updateMediaItem: { readonly thumbnail: string, readonly id: number, readonly displayName: string, readonly type: string, readonly altText: string, readonly isDecorative: boolean, readonly caption: string, readonly showCaptionText: boolean, readonly url: string, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> } };

export type PictureHistoryQueryVariables = Exact<{
  id: number | string;
}>;


export type PictureHistoryQuery = { readonly mediaHistory: ReadonlyArray<{ readonly version: number, readonly savedAt: string, readonly savedBy: string, readonly action: MediaAction, readonly file: string, readonly item: { readonly id: number, readonly displayName: string, readonly type: string, readonly altText: string, readonly isDecorative: boolean, readonly caption: string, readonly showCaptionText: boolean, readonly url: string, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> } }> };

export type RestoreVersionMutationVariables = Exact<{
  id: number | string;
  version: number;
  parts: ReadonlyArray<MediaPart> | MediaPart;
}>;


export type RestoreVersionMutation = { readonly restoreMediaRevision: { readonly thumbnail: string, readonly id: number, readonly displayName: string, readonly type: string, readonly altText: string, readonly isDecorative: boolean, readonly caption: string, readonly showCaptionText: boolean, readonly url: string, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> } };

export type LibraryQueryVariables = Exact<{
  locationId?: number | string | null | undefined;
  galleryId?: number | string | null | undefined;
  search?: string | null | undefined;
  ids?: ReadonlyArray<number | string> | number | string | null | undefined;
  lacksAltText?: boolean | null | undefined;
  lacksLanguage?: string | null | undefined;
  inTrash?: boolean | null | undefined;
  kind?: LibraryKind | null | undefined;
  sortBy?: LibrarySort | null | undefined;
  sort?: SortDirection | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LibraryQuery = { readonly mediaLibrary: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly locationId: number | null, readonly isShown: boolean, readonly item: { readonly id: number, readonly displayName: string, readonly altText: string, readonly isDecorative: boolean, readonly url: string, readonly type: string, readonly thumbnail: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SiteLanguagesQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteLanguagesQuery = { readonly siteLanguages: ReadonlyArray<string> };

export type AlbumsQueryVariables = Exact<{
  locationSlug: string;
}>;


export type AlbumsQuery = { readonly galleries: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly name: string }> } };

export type AlbumItemsQueryVariables = Exact<{
  key: string;
}>;


export type AlbumItemsQuery = { readonly record: { readonly id: number, readonly version: number, readonly values: unknown } | null };

export type AddToAlbumMutationVariables = Exact<{
  id: number | string;
  items: ReadonlyArray<number | string> | number | string;
  expectedVersion?: number | null | undefined;
}>;


export type AddToAlbumMutation = { readonly createOrUpdateGallery: { readonly id: number, readonly version: number } };

export type MakeAlbumMutationVariables = Exact<{
  name: string;
  locationId: number | string;
  items: ReadonlyArray<number | string> | number | string;
  idempotencyKey?: string | null | undefined;
}>;


export type MakeAlbumMutation = { readonly createOrUpdateGallery: { readonly id: number, readonly version: number } };

export type DeletePictureMutationVariables = Exact<{
  id: number | string;
}>;


export type DeletePictureMutation = { readonly deleteMediaItem: { readonly id: number } };

export type RestorePictureMutationVariables = Exact<{
  id: number | string;
}>;


export type RestorePictureMutation = { readonly restoreMediaItem: { readonly id: number } };

export type PurgePictureMutationVariables = Exact<{
  id: number | string;
}>;


export type PurgePictureMutation = { readonly purgeMediaItem: { readonly id: number } };

export type CreatePreviewMutationVariables = Exact<{
  id: number | string;
  language?: string | null | undefined;
  shared?: boolean | null | undefined;
  followsDraft?: boolean | null | undefined;
}>;


export type CreatePreviewMutation = { readonly createPreview: { readonly url: string } };

export type PreviewLinksQueryVariables = Exact<{
  id: number | string;
}>;


export type PreviewLinksQuery = { readonly document: { readonly id: number, readonly previews: ReadonlyArray<{ readonly id: string, readonly language: string, readonly version: number, readonly followsDraft: boolean, readonly by: string, readonly createdAt: string, readonly expiresAt: string }> } | null };

export type RevokePreviewMutationVariables = Exact<{
  documentId: number | string;
  id: number | string;
}>;


export type RevokePreviewMutation = { readonly revokePreview: boolean };

export type PublishDocumentMutationVariables = Exact<{
  id: number | string;
  expectedVersion: number;
  expectedPublishedVersion?: number | null | undefined;
  language?: string | null | undefined;
  locationId?: number | string | null | undefined;
  at?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type PublishDocumentMutation = { readonly publishDocument: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } };

export type SubmitDocumentMutationVariables = Exact<{
  id: number | string;
  expectedVersion: number;
  language?: string | null | undefined;
  locationId?: number | string | null | undefined;
}>;


export type SubmitDocumentMutation = { readonly submitDocument: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } };

export type WithdrawDocumentMutationVariables = Exact<{
  id: number | string;
  expectedVersion: number;
}>;


export type WithdrawDocumentMutation = { readonly withdrawDocument: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } };

export type ReviewDocumentMutationVariables = Exact<{
  id: number | string;
  expectedVersion: number;
  action: ReviewAction;
  note?: string | null | undefined;
}>;


export type ReviewDocumentMutation = { readonly reviewDocument: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } };

export type ReopenDocumentMutationVariables = Exact<{
  id: number | string;
  expectedVersion: number;
}>;


export type ReopenDocumentMutation = { readonly reopenDocument: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } };

export type UnpublishDocumentMutationVariables = Exact<{
  id: number | string;
  expectedVersion: number;
  language?: string | null | undefined;
  locationId?: number | string | null | undefined;
  at?: string | null | undefined;
}>;


export type UnpublishDocumentMutation = { readonly unpublishDocument: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } };

export type SetRecordStatusMutationVariables = Exact<{
  id: number | string;
  expectedVersion: number;
  status: RecordStatus;
}>;


export type SetRecordStatusMutation = { readonly setRecordStatus: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } };

export type RepublishDocumentMutationVariables = Exact<{
  id: number | string;
  expectedVersion: number;
}>;


export type RepublishDocumentMutation = { readonly republishDocument: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } };

export type MoveScheduleMutationVariables = Exact<{
  documentId: number | string;
  id: number | string;
  at: string;
  until?: string | null | undefined;
}>;


export type MoveScheduleMutation = { readonly moveSchedule: boolean };

export type DocumentSchedulesQueryVariables = Exact<{
  id: number | string;
}>;


export type DocumentSchedulesQuery = { readonly document: { readonly id: number, readonly livePath: string | null, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }> } | null };

export type CancelScheduleMutationVariables = Exact<{
  documentId: number | string;
  id: number | string;
}>;


export type CancelScheduleMutation = { readonly cancelSchedule: boolean };

export type RecordDraftPartsFragment = { readonly version: number, readonly baseVersion: number, readonly values: unknown, readonly savedAt: string, readonly savedBy: string, readonly status: RecordDraftStatus, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null };

export type SaveRecordDraftMutationVariables = Exact<{
  kind: string;
  id?: number | string | null | undefined;
  locationId?: number | string | null | undefined;
  language?: string | null | undefined;
  onlyHere?: boolean | null | undefined;
  values: unknown;
  baseVersion: number;
  expectedVersion: number;
  idempotencyKey?: string | null | undefined;
}>;


export type SaveRecordDraftMutation = { readonly saved: { readonly version: number } };

export type DropRecordDraftMutationVariables = Exact<{
  kind: string;
  id?: number | string | null | undefined;
  locationId?: number | string | null | undefined;
  language?: string | null | undefined;
  onlyHere?: boolean | null | undefined;
  expectedVersion: number;
}>;


export type DropRecordDraftMutation = { readonly dropRecordDraft: boolean };

export type SubmitRecordDraftMutationVariables = Exact<{
  kind: string;
  id?: number | string | null | undefined;
  locationId?: number | string | null | undefined;
  language?: string | null | undefined;
  onlyHere?: boolean | null | undefined;
  expectedVersion: number;
  note?: string | null | undefined;
}>;


export type SubmitRecordDraftMutation = { readonly answer: { readonly version: number } };

export type WithdrawRecordDraftMutationVariables = Exact<{
  kind: string;
  id?: number | string | null | undefined;
  locationId?: number | string | null | undefined;
  language?: string | null | undefined;
  onlyHere?: boolean | null | undefined;
  expectedVersion: number;
}>;


export type WithdrawRecordDraftMutation = { readonly answer: { readonly version: number } };

export type ReviewRecordDraftMutationVariables = Exact<{
  kind: string;
  id?: number | string | null | undefined;
  locationId?: number | string | null | undefined;
  language?: string | null | undefined;
  onlyHere?: boolean | null | undefined;
  expectedVersion: number;
  action: ReviewAction;
  recordVersion: number;
  note?: string | null | undefined;
}>;


export type ReviewRecordDraftMutation = { readonly answer: { readonly id: number, readonly version: number } | null };

export type ListedRecordPartsFragment = { readonly kind: string, readonly id: number, readonly key: string, readonly title: string, readonly details: ReadonlyArray<string>, readonly locationId: number | null, readonly locationSlug: string | null, readonly locationName: string | null, readonly timeZone: string | null, readonly recordStatus: RecordStatus, readonly isPublic: boolean, readonly isPublished: boolean | null, readonly path: string | null, readonly publishedAt: string | null, readonly until: string | null, readonly version: number | null, readonly updatedAt: string | null, readonly updatedBy: string, readonly texts: unknown };

export type RecordPartsFragment = { readonly description: string, readonly kind: string, readonly id: number, readonly key: string, readonly title: string, readonly details: ReadonlyArray<string>, readonly locationId: number | null, readonly locationSlug: string | null, readonly locationName: string | null, readonly timeZone: string | null, readonly recordStatus: RecordStatus, readonly isPublic: boolean, readonly isPublished: boolean | null, readonly path: string | null, readonly publishedAt: string | null, readonly until: string | null, readonly version: number | null, readonly updatedAt: string | null, readonly updatedBy: string, readonly texts: unknown, readonly image: { readonly id: number, readonly displayName: string, readonly caption: string, readonly altText: string, readonly isDecorative: boolean, readonly dateTime: string | null, readonly src: string, readonly url: string, readonly type: string, readonly fileSize: number | null, readonly thumbnail: string, readonly showCaptionText: boolean, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> } | null };

export type RecordsQueryVariables = Exact<{
  kind: string;
  keys?: ReadonlyArray<string> | string | null | undefined;
  locationSlug?: string | null | undefined;
  search?: string | null | undefined;
  filter?: unknown;
  from?: string | null | undefined;
  publicOnly?: boolean | null | undefined;
  first?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type RecordsQuery = { readonly records: { readonly nodes: ReadonlyArray<{ readonly description: string, readonly kind: string, readonly id: number, readonly key: string, readonly title: string, readonly details: ReadonlyArray<string>, readonly locationId: number | null, readonly locationSlug: string | null, readonly locationName: string | null, readonly timeZone: string | null, readonly recordStatus: RecordStatus, readonly isPublic: boolean, readonly isPublished: boolean | null, readonly path: string | null, readonly publishedAt: string | null, readonly until: string | null, readonly version: number | null, readonly updatedAt: string | null, readonly updatedBy: string, readonly texts: unknown, readonly image: { readonly id: number, readonly displayName: string, readonly caption: string, readonly altText: string, readonly isDecorative: boolean, readonly dateTime: string | null, readonly src: string, readonly url: string, readonly type: string, readonly fileSize: number | null, readonly thumbnail: string, readonly showCaptionText: boolean, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> } | null }> } };

export type RecordItemsQueryVariables = Exact<{
  kind: string;
  keys?: ReadonlyArray<string> | string | null | undefined;
  locationSlug?: string | null | undefined;
  filter?: unknown;
  from?: string | null | undefined;
  publicOnly?: boolean | null | undefined;
  first?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type RecordItemsQuery = { readonly records: { readonly nodes: ReadonlyArray<{ readonly kind: string, readonly id: number, readonly key: string, readonly path: string | null, readonly locationId: number | null, readonly locationSlug: string | null, readonly locationName: string | null, readonly timeZone: string | null, readonly values: unknown }> } };

export type StoredRecordPartsFragment = { readonly id: number, readonly key: string, readonly version: number, readonly locationId: number, readonly locationSlug: string | null, readonly timeZone: string, readonly recordStatus: RecordStatus, readonly isPublic: boolean, readonly isPublished: boolean | null, readonly publishedAt: string | null, readonly until: string | null, readonly path: string | null, readonly updatedAt: string | null, readonly updatedBy: string, readonly values: unknown, readonly draft: { readonly version: number, readonly baseVersion: number, readonly values: unknown, readonly savedAt: string, readonly savedBy: string, readonly status: RecordDraftStatus, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } | null, readonly schedules: ReadonlyArray<{ readonly id: number, readonly kind: string, readonly recordId: number, readonly title: string, readonly action: ScheduledAction, readonly locationName: string, readonly timeZone: string, readonly localAt: string, readonly problem: string | null }> };

export type OpenRecordQueryVariables = Exact<{
  kind: string;
  key?: string | null | undefined;
  id?: number | string | null | undefined;
}>;


export type OpenRecordQuery = { readonly record: { readonly id: number, readonly key: string, readonly version: number, readonly locationId: number, readonly locationSlug: string | null, readonly timeZone: string, readonly recordStatus: RecordStatus, readonly isPublic: boolean, readonly isPublished: boolean | null, readonly publishedAt: string | null, readonly until: string | null, readonly path: string | null, readonly updatedAt: string | null, readonly updatedBy: string, readonly values: unknown, readonly draft: { readonly version: number, readonly baseVersion: number, readonly values: unknown, readonly savedAt: string, readonly savedBy: string, readonly status: RecordDraftStatus, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } | null, readonly schedules: ReadonlyArray<{ readonly id: number, readonly kind: string, readonly recordId: number, readonly title: string, readonly action: ScheduledAction, readonly locationName: string, readonly timeZone: string, readonly localAt: string, readonly problem: string | null }> } | null };

export type OpenNavigationQueryVariables = Exact<{
  key: string;
  locationId: number | string;
  language: string;
  onlyHere: boolean;
}>;


export type OpenNavigationQuery = { readonly record: { readonly id: number, readonly key: string, readonly version: number, readonly locationId: number, readonly locationSlug: string | null, readonly timeZone: string, readonly recordStatus: RecordStatus, readonly isPublic: boolean, readonly isPublished: boolean | null, readonly publishedAt: string | null, readonly until: string | null, readonly path: string | null, readonly updatedAt: string | null, readonly updatedBy: string, readonly values: unknown, readonly draft: { readonly version: number, readonly baseVersion: number, readonly values: unknown, readonly savedAt: string, readonly savedBy: string, readonly status: RecordDraftStatus, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } | null, readonly schedules: ReadonlyArray<{ readonly id: number, readonly kind: string, readonly recordId: number, readonly title: string, readonly action: ScheduledAction, readonly locationName: string, readonly timeZone: string, readonly localAt: string, readonly problem: string | null }> } | null, readonly recordDraft: { readonly version: number, readonly baseVersion: number, readonly values: unknown, readonly savedAt: string, readonly savedBy: string, readonly status: RecordDraftStatus, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } | null };

export type WriteRecordMutationVariables = Exact<{
  id?: number | string | null | undefined;
  input: EventInput;
  expectedVersion?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  autosave?: boolean | null | undefined;
}>;


export type WriteRecordMutation = { readonly saved: { readonly id: number, readonly slug: string | null, readonly version: number, readonly isPublic: boolean, readonly publishedAt: string | null, readonly until: string | null } };

export type PublishRecordMutationVariables = Exact<{
  id?: number | string | null | undefined;
  input: NavigationInput;
  expectedVersion?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  draftVersion?: number | null | undefined;
}>;


export type PublishRecordMutation = { readonly saved: { readonly id: number, readonly slug: string | null, readonly version: number, readonly isPublic: boolean, readonly publishedAt: string | null, readonly until: string | null } };

export type SetStatusOfRecordMutationVariables = Exact<{
  id: number | string;
  status: RecordStatus;
  expectedVersion: number;
}>;


export type SetStatusOfRecordMutation = { readonly saved: { readonly id: number, readonly version: number } };

export type SetStatusOfRecordsMutationVariables = Exact<{
  kind: string;
  records: ReadonlyArray<RecordVersionInput> | RecordVersionInput;
  status: RecordStatus;
}>;


export type SetStatusOfRecordsMutation = { readonly saved: ReadonlyArray<{ readonly id: number, readonly version: number } | null> };

export type TopicPageFragment = { readonly id: number, readonly externalUrl: string | null, readonly version: number | null, readonly document: { readonly id: number, readonly version: number, readonly locationId: number } | null, readonly items: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly title: string, readonly richText: string }> };

export type OpenTopicQueryVariables = Exact<{
  key: number | string;
  locationId: number | string;
  language: string;
}>;


export type OpenTopicQuery = { readonly record: { readonly id: number, readonly externalUrl: string | null, readonly version: number | null, readonly document: { readonly id: number, readonly version: number, readonly locationId: number } | null, readonly items: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly title: string, readonly richText: string }> } | null, readonly recordDraft: { readonly version: number, readonly baseVersion: number, readonly values: unknown, readonly savedAt: string, readonly savedBy: string, readonly status: RecordDraftStatus, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } | null };

export type WritePageMutationVariables = Exact<{
  id?: number | string | null | undefined;
  title?: string | null | undefined;
  type?: DocumentType | null | undefined;
  topic?: TopicInput | null | undefined;
  expectedVersion?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type WritePageMutation = { readonly saved: { readonly id: number, readonly topicId: number, readonly version: number } };

export type WriteTopicMutationVariables = Exact<{
  id: number | string;
  topic: TopicTextInput;
  expectedVersion?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  draftVersion?: number | null | undefined;
}>;


export type WriteTopicMutation = { readonly saved: { readonly id: number, readonly version: number, readonly isPublic: boolean } };

export type TopicTextsFragment = { readonly id: number, readonly externalUrl: string | null, readonly dateTime: string | null, readonly title: { readonly items: ReadonlyArray<{ readonly text: string, readonly language: string, readonly locationId: number | null }> }, readonly text: { readonly items: ReadonlyArray<{ readonly richText: string, readonly language: string, readonly locationId: number | null }> }, readonly mediaSelection: { readonly id: number, readonly media: ReadonlyArray<{ readonly id: number, readonly displayName: string, readonly caption: string, readonly altText: string, readonly isDecorative: boolean, readonly dateTime: string | null, readonly src: string, readonly url: string, readonly type: string, readonly fileSize: number | null, readonly thumbnail: string, readonly showCaptionText: boolean, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> }> } | null };

export type TopicQueryVariables = Exact<{
  id: number | string;
}>;


export type TopicQuery = { readonly topic: { readonly id: number, readonly externalUrl: string | null, readonly dateTime: string | null, readonly topicChildren: ReadonlyArray<{ readonly id: number, readonly language: string, readonly locationId: number | null, readonly items: ReadonlyArray<{ readonly order: number, readonly topic: { readonly id: number, readonly externalUrl: string | null, readonly dateTime: string | null, readonly title: { readonly items: ReadonlyArray<{ readonly text: string, readonly language: string, readonly locationId: number | null }> }, readonly text: { readonly items: ReadonlyArray<{ readonly richText: string, readonly language: string, readonly locationId: number | null }> }, readonly mediaSelection: { readonly id: number, readonly media: ReadonlyArray<{ readonly id: number, readonly displayName: string, readonly caption: string, readonly altText: string, readonly isDecorative: boolean, readonly dateTime: string | null, readonly src: string, readonly url: string, readonly type: string, readonly fileSize: number | null, readonly thumbnail: string, readonly showCaptionText: boolean, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> }> } | null } }> }>, readonly title: { readonly items: ReadonlyArray<{ readonly text: string, readonly language: string, readonly locationId: number | null }> }, readonly text: { readonly items: ReadonlyArray<{ readonly richText: string, readonly language: string, readonly locationId: number | null }> }, readonly mediaSelection: { readonly id: number, readonly media: ReadonlyArray<{ readonly id: number, readonly displayName: string, readonly caption: string, readonly altText: string, readonly isDecorative: boolean, readonly dateTime: string | null, readonly src: string, readonly url: string, readonly type: string, readonly fileSize: number | null, readonly thumbnail: string, readonly showCaptionText: boolean, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> }> } | null } | null };

export type GalleryQueryVariables = Exact<{
  id: number | string;
}>;


export type GalleryQuery = { readonly gallery: { readonly id: number, readonly name: string, readonly description: string, readonly isPublic: boolean, readonly slug: string, readonly status: RecordStatus, readonly dateTime: string | null, readonly category: string, readonly featured: boolean, readonly texts: unknown, readonly media: ReadonlyArray<{ readonly id: number, readonly language: string, readonly location: string | null, readonly locationId: number | null, readonly featuredMediaItem: { readonly id: number, readonly displayName: string, readonly caption: string, readonly altText: string, readonly isDecorative: boolean, readonly dateTime: string | null, readonly src: string, readonly url: string, readonly type: string, readonly fileSize: number | null, readonly thumbnail: string, readonly showCaptionText: boolean, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> } | null, readonly items: ReadonlyArray<{ readonly id: number, readonly displayName: string, readonly caption: string, readonly altText: string, readonly isDecorative: boolean, readonly dateTime: string | null, readonly src: string, readonly url: string, readonly type: string, readonly fileSize: number | null, readonly thumbnail: string, readonly showCaptionText: boolean, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> }> }> } | null };

export type MediaByIdsQueryVariables = Exact<{
  ids: ReadonlyArray<number | string> | number | string;
}>;


export type MediaByIdsQuery = { readonly allMedia: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly items: ReadonlyArray<{ readonly id: number, readonly displayName: string, readonly caption: string, readonly altText: string, readonly isDecorative: boolean, readonly dateTime: string | null, readonly src: string, readonly url: string, readonly type: string, readonly fileSize: number | null, readonly thumbnail: string, readonly showCaptionText: boolean, readonly metadata: { readonly width: number, readonly height: number }, readonly focalPoint: { readonly x: number, readonly y: number }, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly altText: string | null, readonly caption: string | null }> }> }> } };

export type PageAddressesQueryVariables = Exact<{
  ids: ReadonlyArray<number | string> | number | string;
}>;


export type PageAddressesQuery = { readonly pageAddresses: ReadonlyArray<{ readonly id: number, readonly title: string, readonly path: string }> };

export type RedirectsQueryVariables = Exact<{
  locationId?: number | string | null | undefined;
  search?: string | null | undefined;
  origin?: RedirectOrigin | null | undefined;
  sortBy?: RedirectSort | null | undefined;
  sort?: SortDirection | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RedirectsQuery = { readonly redirects: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly target: string | null, readonly documentId: number | null, readonly at: string, readonly byName: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type AddRedirectsMutationVariables = Exact<{
  locationId: number | string;
  redirects: ReadonlyArray<RedirectInput> | RedirectInput;
}>;


export type AddRedirectsMutation = { readonly addRedirects: ReadonlyArray<{ readonly path: string, readonly target: string, readonly problem: string | null }> };

export type RemoveRedirectsMutationVariables = Exact<{
  locationId: number | string;
  paths: ReadonlyArray<string> | string;
}>;


export type RemoveRedirectsMutation = { readonly removeRedirects: number };

export type WhereAddressLeadsQueryVariables = Exact<{
  locationId?: number | string | null | undefined;
  address: string;
}>;


export type WhereAddressLeadsQuery = { readonly whereAddressLeads: { readonly kind: AddressKind, readonly path: string, readonly to: string | null } };

export type ReferencesQueryVariables = Exact<{
  kind: string;
  id: number | string;
}>;


export type ReferencesQuery = { readonly references: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly kind: string, readonly id: number, readonly title: string, readonly locationId: number | null, readonly locationName: string | null, readonly versionAt: string | null, readonly isLive: boolean, readonly isDraft: boolean }> } };

export type TextReplacementQueryVariables = Exact<{
  id: number | string;
}>;


export type TextReplacementQuery = { readonly textReplacement: { readonly id: number, readonly locationIds: ReadonlyArray<number> | null, readonly languages: ReadonlyArray<string> | null, readonly replacement: string | null, readonly publishes: boolean, readonly state: ReplacementState, readonly problem: string | null, readonly searched: number, readonly total: number, readonly targetCount: number, readonly hitCount: number, readonly notAllowedCount: number, readonly publishedCount: number, readonly isCut: boolean, readonly done: number, readonly stepCount: number, readonly replacedCount: number, readonly staleCount: number, readonly changedTargets: number, readonly publishedTargets: number, readonly problemTargets: number, readonly query: { readonly text: string, readonly isPattern: boolean, readonly matchesCase: boolean, readonly isWholeWord: boolean } } | null };

export type ReplacementTargetsQueryVariables = Exact<{
  id: number | string;
  first: number;
  after?: string | null | undefined;
  withProblems: boolean;
}>;


export type ReplacementTargetsQuery = { readonly textReplacement: { readonly id: number, readonly targets: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: number, readonly kind: string, readonly targetId: number, readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly title: string, readonly publishedCount: number, readonly leftOut: ReadonlyArray<number>, readonly result: ReplacementResult | null, readonly replacedCount: number, readonly staleCount: number, readonly isPublished: boolean, readonly problem: string | null, readonly hits: ReadonlyArray<{ readonly number: number, readonly label: string, readonly before: string, readonly match: string, readonly after: string, readonly groups: ReadonlyArray<string>, readonly takesLink: boolean }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type TextReplacementsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type TextReplacementsQuery = { readonly textReplacements: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: number, readonly replacement: string | null, readonly state: ReplacementState, readonly replacedCount: number, readonly changedTargets: number, readonly createdAt: string, readonly createdByName: string, readonly query: { readonly text: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type FindTextMutationVariables = Exact<{
  query: TextQueryInput;
  scope: TextScopeInput;
}>;


export type FindTextMutation = { readonly findText: { readonly id: number } };

export type LeaveOutHitsMutationVariables = Exact<{
  id: number | string;
  targetId: number | string;
  leftOut: ReadonlyArray<number> | number;
}>;


export type LeaveOutHitsMutation = { readonly leaveOutHits: { readonly id: number, readonly leftOut: ReadonlyArray<number> } };

export type ReplaceTextMutationVariables = Exact<{
  id: number | string;
  replacement: string;
  publishes: boolean;
}>;


export type ReplaceTextMutation = { readonly replaceText: { readonly id: number, readonly state: ReplacementState } };

export type StopReplacementMutationVariables = Exact<{
  id: number | string;
}>;


export type StopReplacementMutation = { readonly stopReplacement: { readonly id: number, readonly state: ReplacementState } };

export type UndoReplacementMutationVariables = Exact<{
  id: number | string;
}>;


export type UndoReplacementMutation = { readonly undoReplacement: { readonly id: number, readonly state: ReplacementState } };

export type RevisionsQueryVariables = Exact<{
  id: number | string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RevisionsQuery = { readonly document: { readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly revisions: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly version: number, readonly kind: RevisionKind, readonly savedAt: string, readonly savedBy: string, readonly title: string, readonly publicPeriods: ReadonlyArray<{ readonly language: string, readonly from: string, readonly to: string | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type RevisionQueryVariables = Exact<{
  id: number | string;
  version: number;
}>;


export type RevisionQuery = { readonly document: { readonly id: number, readonly revision: { readonly version: number, readonly title: string, readonly description: string, readonly externalUrl: string | null, readonly imageId: number | null, readonly visibility: Visibility, readonly items: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly title: string, readonly content: unknown, readonly description: string, readonly imageId: number | null }> } | null } | null };

export type RestoreRevisionMutationVariables = Exact<{
  id: number | string;
  version: number;
  expectedVersion: number;
}>;


export type RestoreRevisionMutation = { readonly restoreRevision: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } };

export type RolesQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesQuery = { readonly roles: ReadonlyArray<{ readonly id: number, readonly kind: AssignmentKind, readonly name: string, readonly department: string, readonly locationId: number | null, readonly ofNetwork: boolean, readonly level: PermissionLevel, readonly permissionSetId: number | null, readonly version: number, readonly holders: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string }> }> };

export type PermissionSetsQueryVariables = Exact<{ [key: string]: never; }>;


export type PermissionSetsQuery = { readonly permissionSets: ReadonlyArray<{ readonly id: number, readonly name: string, readonly languages: ReadonlyArray<string> | null, readonly version: number, readonly holderCount: number, readonly kinds: ReadonlyArray<{ readonly kind: string, readonly level: PermissionLevel }> }> };

export type SavePermissionSetMutationVariables = Exact<{
  input: PermissionSetInput;
}>;


export type SavePermissionSetMutation = { readonly createOrUpdatePermissionSet: { readonly id: number } };

export type DeletePermissionSetMutationVariables = Exact<{
  id: number | string;
}>;


export type DeletePermissionSetMutation = { readonly deletePermissionSet: string };

export type SaveRoleMutationVariables = Exact<{
  input: RoleInput;
}>;


export type SaveRoleMutation = { readonly createOrUpdateRole: { readonly id: number } };

export type DeleteRoleMutationVariables = Exact<{
  id: number | string;
}>;


export type DeleteRoleMutation = { readonly deleteRole: string };

export type RolloutPartsFragment = { readonly id: number, readonly version: number, readonly state: RolloutState, readonly createdAt: string, readonly createdBy: string, readonly locationCount: number, readonly waitingCount: number, readonly leftOutCount: number, readonly nextAt: string | null, readonly problems: ReadonlyArray<string>, readonly canUndo: boolean, readonly saved: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } };

export type PublishImpactQueryVariables = Exact<{
  documentId: number | string;
  language?: string | null | undefined;
  locationId?: number | string | null | undefined;
}>;


export type PublishImpactQuery = { readonly publishImpact: { readonly version: number, readonly publishedVersion: number | null, readonly isNew: boolean, readonly changesAddress: boolean, readonly isUnderWay: boolean, readonly keptIds: ReadonlyArray<number>, readonly counts: { readonly all: number, readonly follows: number, readonly keeps: number, readonly conflict: number, readonly locked: number, readonly notAllowed: number, readonly detached: number, readonly kept: number, readonly changed: number, readonly unchanged: number } } | null };

export type ImpactLocationsQueryVariables = Exact<{
  documentId: number | string;
  language?: string | null | undefined;
  locationId?: number | string | null | undefined;
  state?: ImpactState | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ImpactLocationsQuery = { readonly publishImpact: { readonly locations: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly locationId: number, readonly name: string, readonly slug: string, readonly state: ImpactState, readonly isChanged: boolean, readonly isKept: boolean, readonly differenceCount: number }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type ImpactPageQueryVariables = Exact<{
  documentId: number | string;
  locationId: number | string;
  language?: string | null | undefined;
}>;


export type ImpactPageQuery = { readonly impactPage: { readonly before: { readonly title: string, readonly description: string, readonly imageId: number | null, readonly content: unknown } | null, readonly after: { readonly title: string, readonly description: string, readonly imageId: number | null, readonly content: unknown } | null } | null };

export type PageRolloutQueryVariables = Exact<{
  documentId: number | string;
}>;


export type PageRolloutQuery = { readonly pageRollout: { readonly id: number, readonly version: number, readonly state: RolloutState, readonly createdAt: string, readonly createdBy: string, readonly locationCount: number, readonly waitingCount: number, readonly leftOutCount: number, readonly nextAt: string | null, readonly problems: ReadonlyArray<string>, readonly canUndo: boolean, readonly saved: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } } | null };

export type PublishToLocationsMutationVariables = Exact<{
  id: number | string;
  expectedVersion: number;
  expectedPublishedVersion?: number | null | undefined;
  language?: string | null | undefined;
  locationId?: number | string | null | undefined;
  leaveOut: ReadonlyArray<number | string> | number | string;
  waves?: WavesInput | null | undefined;
}>;


export type PublishToLocationsMutation = { readonly publishToLocations: { readonly id: number, readonly version: number, readonly state: RolloutState, readonly createdAt: string, readonly createdBy: string, readonly locationCount: number, readonly waitingCount: number, readonly leftOutCount: number, readonly nextAt: string | null, readonly problems: ReadonlyArray<string>, readonly canUndo: boolean, readonly saved: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } } };

export type StopRolloutMutationVariables = Exact<{
  documentId: number | string;
  rolloutId: number | string;
}>;


export type StopRolloutMutation = { readonly stopRollout: { readonly id: number, readonly version: number, readonly state: RolloutState, readonly createdAt: string, readonly createdBy: string, readonly locationCount: number, readonly waitingCount: number, readonly leftOutCount: number, readonly nextAt: string | null, readonly problems: ReadonlyArray<string>, readonly canUndo: boolean, readonly saved: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } } };

export type ContinueRolloutMutationVariables = Exact<{
  documentId: number | string;
  rolloutId: number | string;
}>;


export type ContinueRolloutMutation = { readonly continueRollout: { readonly id: number, readonly version: number, readonly state: RolloutState, readonly createdAt: string, readonly createdBy: string, readonly locationCount: number, readonly waitingCount: number, readonly leftOutCount: number, readonly nextAt: string | null, readonly problems: ReadonlyArray<string>, readonly canUndo: boolean, readonly saved: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } } };

export type TakeBackRolloutMutationVariables = Exact<{
  documentId: number | string;
  rolloutId: number | string;
}>;


export type TakeBackRolloutMutation = { readonly takeBackRollout: { readonly id: number, readonly version: number, readonly state: RolloutState, readonly createdAt: string, readonly createdBy: string, readonly locationCount: number, readonly waitingCount: number, readonly leftOutCount: number, readonly nextAt: string | null, readonly problems: ReadonlyArray<string>, readonly canUndo: boolean, readonly saved: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } } };

export type UndoAtLocationsMutationVariables = Exact<{
  documentId: number | string;
  rolloutId: number | string;
  locationIds: ReadonlyArray<number | string> | number | string;
}>;


export type UndoAtLocationsMutation = { readonly undoAtLocations: { readonly id: number, readonly version: number, readonly state: RolloutState, readonly createdAt: string, readonly createdBy: string, readonly locationCount: number, readonly waitingCount: number, readonly leftOutCount: number, readonly nextAt: string | null, readonly problems: ReadonlyArray<string>, readonly canUndo: boolean, readonly saved: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } } };

export type IncludeLocationsMutationVariables = Exact<{
  documentId: number | string;
  locationIds: ReadonlyArray<number | string> | number | string;
}>;


export type IncludeLocationsMutation = { readonly includeLocations: { readonly id: number, readonly version: number, readonly state: RolloutState, readonly createdAt: string, readonly createdBy: string, readonly locationCount: number, readonly waitingCount: number, readonly leftOutCount: number, readonly nextAt: string | null, readonly problems: ReadonlyArray<string>, readonly canUndo: boolean, readonly saved: { readonly livePath: string | null, readonly id: number, readonly version: number, readonly publishedVersion: number | null, readonly status: PostStatus, readonly recordStatus: RecordStatus, readonly savedAt: string, readonly texts: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly locationName: string | null, readonly isLive: boolean, readonly version: number | null, readonly since: string | null, readonly until: string | null, readonly hasChanges: boolean, readonly isInReview: boolean, readonly endedAt: string | null, readonly endedBy: PublicationEnd | null }>, readonly schedules: ReadonlyArray<{ readonly id: number, readonly action: ScheduledAction, readonly documentId: number, readonly title: string, readonly type: DocumentType, readonly locationName: string, readonly timeZone: string, readonly language: string | null, readonly textLocationId: number | null, readonly localAt: string, readonly localUntil: string | null, readonly by: string, readonly problem: string | null }>, readonly review: { readonly step: ReviewStep, readonly at: string, readonly by: string, readonly isMine: boolean, readonly note: string } | null } } };

export type SearchAnswersQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchAnswersQuery = { readonly searchAnswers: ReadonlyArray<{ readonly id: number, readonly words: string, readonly foundAs: string, readonly target: string | null }>, readonly removedSearchAnswers: ReadonlyArray<{ readonly id: number, readonly words: string, readonly foundAs: string, readonly target: string | null, readonly removedAt: string, readonly removedByName: string }>, readonly searchMisses: ReadonlyArray<{ readonly words: string, readonly count: number, readonly lastAt: string }> };

export type SaveSearchAnswerMutationVariables = Exact<{
  id?: number | string | null | undefined;
  answer: SearchAnswerInput;
}>;


export type SaveSearchAnswerMutation = { readonly saveSearchAnswer: { readonly id: number, readonly words: string, readonly foundAs: string, readonly target: string | null } };

export type RemoveSearchAnswerMutationVariables = Exact<{
  id: number | string;
}>;


export type RemoveSearchAnswerMutation = { readonly removeSearchAnswer: boolean };

export type RestoreSearchAnswerMutationVariables = Exact<{
  id: number | string;
}>;


export type RestoreSearchAnswerMutation = { readonly restoreSearchAnswer: { readonly id: number, readonly words: string, readonly foundAs: string, readonly target: string | null } };

export type DismissSearchMissMutationVariables = Exact<{
  words: string;
}>;


export type DismissSearchMissMutation = { readonly dismissSearchMiss: boolean };

export type SharedBlocksQueryVariables = Exact<{
  locationId: number | string;
  language?: string | null | undefined;
  ids?: ReadonlyArray<number | string> | number | string | null | undefined;
  first?: number | null | undefined;
}>;


export type SharedBlocksQuery = { readonly sharedBlocks: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly title: string, readonly locationId: number, readonly locationName: string, readonly isPublished: boolean, readonly permission: PermissionLevel | null, readonly content: unknown }> } };

export type SharedBlockListQueryVariables = Exact<{
  locationId: number | string;
  language?: string | null | undefined;
  text?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SharedBlockListQuery = { readonly sharedBlocks: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly title: string, readonly locationId: number, readonly locationName: string, readonly isPublished: boolean }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SaveSharedBlockMutationVariables = Exact<{
  title: string;
  locationId: number | string;
  language?: string | null | undefined;
  content: unknown;
  idempotencyKey: string;
}>;


export type SaveSharedBlockMutation = { readonly createOrUpdateSharedBlock: { readonly id: number, readonly version: number } };

export type SharedUsesQueryVariables = Exact<{
  locationId: number | string;
  ids: ReadonlyArray<number | string> | number | string;
}>;


export type SharedUsesQuery = { readonly sharedBlocks: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly useCount: number }> } };

export type PageTemplatesQueryVariables = Exact<{
  locationId: number | string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PageTemplatesQuery = { readonly pageTemplates: { readonly nodes: ReadonlyArray<{ readonly id: number, readonly title: string, readonly description: string, readonly locationId: number, readonly locationName: string, readonly permission: PermissionLevel | null, readonly version: number, readonly content: unknown }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type TemplateChangeQueryVariables = Exact<{
  locationId: number | string;
  language?: string | null | undefined;
  id: number | string;
  version: number;
}>;


export type TemplateChangeQuery = { readonly pageTemplates: { readonly nodes: ReadonlyArray<{ readonly title: string, readonly version: number, readonly content: unknown, readonly contentAt: unknown }> } };

export type SavePageTemplateMutationVariables = Exact<{
  title: string;
  description?: string | null | undefined;
  locationId: number | string;
  language?: string | null | undefined;
  content: unknown;
  idempotencyKey: string;
}>;


export type SavePageTemplateMutation = { readonly createOrUpdatePageTemplate: { readonly id: number, readonly version: number } };

export type SiteLayoutQueryVariables = Exact<{
  locationId: number | string;
  language?: string | null | undefined;
}>;


export type SiteLayoutQuery = { readonly siteLayout: { readonly documentId: number, readonly locationId: number, readonly locationName: string, readonly content: unknown, readonly permission: PermissionLevel | null } | null };

export type CollectionTopicFragment = { readonly id: number, readonly version: number | null, readonly recordStatus: RecordStatus, readonly externalUrl: string | null, readonly document: { readonly id: number } | null, readonly items: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly title: string }>, readonly topicChildren: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly numChildren: number }> };

export type CollectionTopicsQueryVariables = Exact<{
  search?: string | null | undefined;
  deleted?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CollectionTopicsQuery = { readonly topics: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly id: number, readonly version: number | null, readonly recordStatus: RecordStatus, readonly externalUrl: string | null, readonly document: { readonly id: number } | null, readonly items: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly title: string }>, readonly topicChildren: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly numChildren: number }> }> } };

export type TopicBelowQueryVariables = Exact<{
  id: number | string;
}>;


export type TopicBelowQuery = { readonly topic: { readonly id: number, readonly version: number | null, readonly topicChildren: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly items: ReadonlyArray<{ readonly topic: { readonly id: number, readonly version: number | null, readonly recordStatus: RecordStatus, readonly externalUrl: string | null, readonly document: { readonly id: number } | null, readonly items: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly title: string }>, readonly topicChildren: ReadonlyArray<{ readonly language: string, readonly locationId: number | null, readonly numChildren: number }> } }> }> } | null };

export type TopicFactsQueryVariables = Exact<{
  id: number | string;
}>;


export type TopicFactsQuery = { readonly topic: { readonly id: number, readonly version: number | null, readonly externalUrl: string | null, readonly mediaSelection: { readonly media: ReadonlyArray<{ readonly id: number }> } | null } | null };

export type WriteTopicTreeMutationVariables = Exact<{
  id?: number | string | null | undefined;
  topic: TopicInput;
  expectedVersion?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type WriteTopicTreeMutation = { readonly saved: { readonly id: number, readonly version: number } };

export type SetTopicStatusMutationVariables = Exact<{
  id: number | string;
  status: RecordStatus;
  expectedVersion: number;
}>;


export type SetTopicStatusMutation = { readonly saved: { readonly id: number, readonly version: number } };

export type AnnouncePresenceMutationVariables = Exact<{
  id: number | string;
  tab: string;
  block?: string | null | undefined;
  isTyping?: boolean | null | undefined;
  isLeaving?: boolean | null | undefined;
}>;


export type AnnouncePresenceMutation = { readonly announcePresence: ReadonlyArray<{ readonly tab: string, readonly name: string, readonly isMe: boolean, readonly block: string | null, readonly isTyping: boolean }> };

export type WaitingCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingCountsQuery = { readonly waitingCounts: { readonly home: number, readonly inbox: number } };
