import { useState } from 'react'
import type { Change } from '../records/record-editor-props'
import { MovedEvents } from './moved-events'
import { MovedSite } from './moved-site'

/** Returns the confirmation needed before a location is saved; `null` if none is needed. */
export function questionOf(place: QuestionedPlace, change: Change) {
  const moves = movesIn(change)
  return moves.site || moves.zone ? <LocationQuestion place={place} change={change} /> : null
}

/** Confirmation of a new site address first, then of a new time zone's effect on events. */
function LocationQuestion({ place, change }: LocationQuestionProps) {
  const { site, zone } = movesIn(change)
  const [isSiteAgreed, setIsSiteAgreed] = useState(false)
  if (site && !isSiteAgreed) {
    const save = zone ? () => setIsSiteAgreed(true) : change.save
    return <MovedSite id={place.id} {...site} change={{ ...change, save }} />
  }
  return zone && <MovedEvents slug={place.slug} {...zone} change={change} />
}

interface QuestionedPlace {
  readonly id: number
  readonly slug: string
}

interface LocationQuestionProps {
  readonly place: QuestionedPlace
  readonly change: Change
}

function movesIn({ before, after }: Change) {
  const moved = (name: 'slug' | 'timeZone') => {
    const [from, to] = [String(before[name]), String(after[name])]
    return from === to ? null : { from, to }
  }
  return { site: moved('slug'), zone: moved('timeZone') }
}
