import type { QuotaCommand } from "#quota/commands.ts"

/** One click as the model remembers it. */
interface Click {
  readonly id: string
  readonly month: string
  readonly until: number
  charged: boolean
  /** The month that was current when it was charged: its id is remembered until a later month begins. */
  chargedIn: string
  released: boolean
}

/**
 * The rules of the quota, written a second time and as plainly as possible: it keeps everything that ever happened,
 * counts it anew for each question, and knows nothing of events, folds or closed months. Times are milliseconds, UTC.
 */
export class QuotaModel {
  readonly clicks: Array<Click> = []
  readonly views: Array<{ readonly topic: string; readonly month: string }> = []
  bonus = { scripts: 0, views: 0, until: null as string | null }
  last = 0

  send(command: QuotaCommand, clock: number): "accepted" | "refused" {
    const time = Math.max(clock, this.last)
    const accepted = this.decide(command, time)
    if (accepted === "changed") this.last = time
    return accepted === "refused" ? "refused" : "accepted"
  }

  used(time: number): number {
    const month = monthAt(time)
    return this.clicks.filter((click) => click.month === month && (click.charged || this.holds(click, time)))
      .length
  }

  viewed(time: number): number {
    return this.views.filter(({ month }) => month === monthAt(time)).length
  }

  private decide(command: QuotaCommand, time: number): "changed" | "same" | "refused" {
    switch (command._tag) {
      case "ReserveGeneration":
        return this.reserve(command.reservationId, command.allowance, time)
      case "ChargeGeneration": {
        const click = this.newest(command.reservationId)
        if (click === undefined || click.charged || !this.holds(click, time)) return "refused"
        click.charged = true
        click.chargedIn = monthAt(time)
        return "changed"
      }
      case "ReleaseGeneration":
        return this.release(command.reservationId, time)
      case "GrantQuota": {
        const { extraScripts: scripts, extraTopicViews: views, until } = command
        if (until !== null && until < dayAt(time)) return "refused"
        const { bonus } = this
        if (bonus.scripts === scripts && bonus.views === views && bonus.until === until) return "same"
        this.bonus = { scripts, views, until }
        return "changed"
      }
      case "ViewTopic": {
        const month = monthAt(time)
        if (this.views.some((view) => view.topic === command.topicId && view.month === month)) return "same"
        const extra = this.bonusCounts(time) ? this.bonus.views : 0
        if (command.allowance !== null && this.viewed(time) >= command.allowance + extra) return "refused"
        this.views.push({ topic: command.topicId, month })
        return "changed"
      }
    }
  }

  private reserve(id: string, allowance: number | null, time: number) {
    const click = this.newest(id)
    if (click?.charged === true && click.chargedIn === monthAt(this.last)) return "same"
    if (click !== undefined && this.holds(click, time)) return "same"
    const extra = this.bonusCounts(time) ? this.bonus.scripts : 0
    if (allowance !== null && this.used(time) >= allowance + extra) return "refused"
    this.clicks.push({
      id,
      month: monthAt(time),
      until: time + 90_000,
      charged: false,
      chargedIn: "",
      released: false,
    })
    return "changed"
  }

  private release(id: string, time: number) {
    const click = this.newest(id)
    if (click === undefined || !this.holds(click, time)) return "same"
    click.released = true
    return "changed"
  }

  private newest = (id: string) => this.clicks.findLast((click) => click.id === id)
  private holds = (click: Click, time: number) => !click.charged && !click.released && time < click.until
  private bonusCounts = (time: number) => this.bonus.until === null || dayAt(time) <= this.bonus.until
}

export const monthAt = (time: number): string => new Date(time).toISOString().slice(0, 7)
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)
