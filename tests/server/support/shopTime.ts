import { Clock, Context, Duration, Effect, Layer } from "effect"

/** The clock of a tested shop. It changes only when a test advances it. Sleeping takes real time. */
export class ShopTime extends Context.Service<
  ShopTime,
  { forward(duration: Duration.Input): Effect.Effect<void> }
>()("tests/ShopTime") {
  static readonly layer = Layer.effectContext(
    Effect.map(Clock.Clock, (real) => {
      let ahead = 0
      const shifted: Clock.Clock = {
        currentTimeMillisUnsafe: () => Math.floor(stopped + ahead),
        currentTimeMillis: Effect.sync(() => Math.floor(stopped + ahead)),
        currentTimeNanosUnsafe: () => real.currentTimeNanosUnsafe(),
        currentTimeNanos: real.currentTimeNanos,
        monotonicTimeNanosUnsafe: () => real.monotonicTimeNanosUnsafe(),
        monotonicTimeNanos: real.monotonicTimeNanos,
        sleep: (duration) => real.sleep(duration),
      }
      const stopped = real.currentTimeMillisUnsafe()
      return Context.make(Clock.Clock, shifted).pipe(
        Context.add(ShopTime, {
          forward: (duration) =>
            Effect.sync(() => {
              ahead += Duration.toMillis(duration)
            }),
        }),
      )
    }),
  )
}

/** Advances the shop's clock. */
export const forward = (duration: Duration.Input) => ShopTime.use((time) => time.forward(duration))
