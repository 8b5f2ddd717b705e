import { useState } from 'react'
import type { Change } from '../records/record-editor-props'
import { MovedEvents } from './moved-events'
import { MovedSite } from './moved-site'

/** What is asked before a change of a location is saved; `null` where nothing has to be. */
export function questionOf(place: QuestionedPlace, change: Change) {
  const moves = movesIn(change)
  return moves.site || moves.zone ? <LocationQuestion place={place} change={change} /> : null
}

/** A new site address is asked about first, then what a new time zone does to events. */
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
