/** For tests: an event as the fake server keeps it. */
export interface FakeRecord {
  readonly id: number
  title: string
  version: number
  recordStatus: string
  isPublic: boolean
  /** Refuses every change, as to who may not publish. */
  readonly isLocked: boolean
  values: Record<string, unknown>
  schedules: readonly Readonly<Record<string, unknown>>[]
}

export function fakeRecord(
  part: Partial<FakeRecord> & Pick<FakeRecord, 'id' | 'title'>,
): FakeRecord {
  return {
    ...{ version: 1, recordStatus: 'ACTIVE', isPublic: false, isLocked: false, values: {} },
    schedules: [],
    ...part,
  }
}

type Variables = Record<string, unknown>

const REFUSED = {
  data: null,
  errors: [
    {
      message: 'This is published. Save your changes as a draft and submit it for review.',
      extensions: { code: 'FORBIDDEN' },
    },
  ],
}

/** For tests: how records are listed, opened and changed; `null` for other operations. */
export function answerRecords(
  records: FakeRecord[],
  operation: string,
  variables: Variables,
): unknown {
  const named = variables.id ?? variables.key
  const record = records.find(({ id }) => String(id) === named)
  switch (operation) {
    case 'CollectionRecords':
      return { data: { records: listed(records, variables) } }
    case 'OpenRecord':
      return { data: { record: record ? opened(record) : null } }
    case 'RecordRevisions':
      return { data: { recordRevisions: { totalCount: 2, pageInfo: NO_MORE, nodes: REVISIONS } } }
    case 'RecordRevision':
      return { data: { recordRevision: revision(Number(variables.version)) } }
    case 'SetStatusOfRecord':
      return record ? setStatus(record, String(variables.status)) : REFUSED
    case 'SetStatusOfRecords':
      return setStatuses(records, variables)
    case 'ScheduleRecord':
      return record ? schedule(record, variables) : REFUSED
    case 'WriteRecord':
      return write(records, record, variables)
    default:
      return null
  }
}

const NO_MORE = { hasNextPage: false, endCursor: null }

const REVISIONS = [
  {
    ...{ version: 2, savedBy: 'Asha', action: 'SAVE', recordStatus: 'ACTIVE', language: null },
    savedAt: '2026-11-02T10:00:00.000Z',
  },
  {
    ...{
      version: 1,
      savedBy: 'Mira Patel',
      action: 'CREATE',
      recordStatus: 'ACTIVE',
      language: null,
    },
    savedAt: '2026-11-01T10:00:00.000Z',
  },
]

function revision(version: number) {
  const venue = version === 1 ? 'Assembly Hall' : 'Garden Hall'
  return { version, values: { title: 'દિવાળી', venue } }
}

function listed(records: readonly FakeRecord[], { state, kind }: Variables) {
  const found = records.filter(
    ({ recordStatus }) =>
      kind === 'event' &&
      (state === 'DELETED' ? recordStatus === 'DELETED' : recordStatus !== 'DELETED'),
  )
  return { totalCount: found.length, pageInfo: NO_MORE, nodes: found.map(summary) }
}

function summary({ id, title, version, recordStatus, isPublic, schedules }: FakeRecord) {
  return {
    ...{ kind: 'event', id: String(id), key: String(id), title, version, recordStatus },
    isPublic: isPublic && recordStatus === 'ACTIVE',
    ...{ details: ['2099-11-08T18:30:00Z', 'Assembly Hall'], image: null },
    ...{ locationId: '12', locationSlug: 'ottawa', locationName: 'Ottawa' },
    ...{ timeZone: 'America/Toronto', path: `/connect/events/${id}` },
    ...{ isPublished: true, draftStatus: null },
    ...{ publishedAt: null, until: null, updatedAt: '2026-11-01T10:00:00Z', updatedBy: 'Asha' },
    ...{ texts: [], schedules },
  }
}

function opened(record: FakeRecord) {
  const { details: _, image: __, title, ...named } = summary(record)
  const values = { title, startsAt: '2099-11-08T18:30', venue: 'Garden Hall', ...record.values }
  return { ...named, values: { ...values, recordStatus: record.recordStatus } }
}

function setStatus(record: FakeRecord, status: string): unknown {
  if (record.isLocked) return REFUSED
  record.recordStatus = status
  record.version += 1
  return { data: { saved: { id: String(record.id), version: record.version } } }
}

function schedule(record: FakeRecord, { action, at }: Variables): unknown {
  const others = record.schedules.filter((one) => one.action !== action)
  const step = {
    ...{ id: `1${others.length}`, kind: 'event', recordId: String(record.id), title: record.title },
    ...{ action, localAt: at, locationName: 'Ottawa', timeZone: 'America/Toronto', problem: null },
  }
  record.schedules = at === null ? others : [...others, step]
  return { data: { scheduleRecord: record.schedules } }
}

function setStatuses(all: readonly FakeRecord[], { records, status }: Variables): unknown {
  const asked = records as readonly { readonly id: string }[]
  const results = asked.map(({ id }) => {
    const record = all.find((one) => String(one.id) === id)
    return !record || record.isLocked ? null : setStatus(record, String(status))
  })
  return {
    data: {
      saved: results.map(
        (result) => (result as { data: { saved: object } } | null)?.data.saved ?? null,
      ),
    },
    errors: results.flatMap((result, index) =>
      result ? [] : REFUSED.errors.map((error) => ({ ...error, path: ['saved', index] })),
    ),
  }
}

const SAVED = { slug: null, publishedAt: null, until: null }

function write(
  records: FakeRecord[],
  record: FakeRecord | undefined,
  { input }: Variables,
): unknown {
  const values = input as Record<string, unknown>
  if (!record) {
    const made = fakeRecord({ id: 100 + records.length, title: String(values.title), values })
    records.push(made)
    return { data: { saved: { ...SAVED, id: String(made.id), version: 1, isPublic: true } } }
  }
  record.values = { ...record.values, ...values }
  record.title = String(values.title ?? record.title)
  record.version += 1
  return {
    data: {
      saved: {
        ...SAVED,
        id: String(record.id),
        version: record.version,
        isPublic: record.isPublic,
      },
    },
  }
}
