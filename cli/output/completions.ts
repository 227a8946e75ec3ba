import { Completions } from "effect/cli"
import type { Command } from "effect/cli"

/** A dollar sign before a brace, which a template would read as its own. */
const dollar = "$"

/**
 * Bash functions that complete market names and numbers, order numbers and queued mails. They ask the shop of the
 * typed `--origin`, `--profile` or `--data`, else that of the environment. The framework's function completes commands,
 * options and fixed values first.
 */
const liveBash = String.raw`
_heimwerk__list() { heimwerk "$@" --csv 2>/dev/null | tr -d '\r' | tail -n +2; }
_heimwerk__live()
{
  _heimwerk "$@"
  ((${dollar}{#COMPREPLY[@]} == 0)) || return 0
  local cur prev words cword
  _init_completion || return 0
  local shop=() i
  for ((i = 1; i < cword - 1; i++)); do
    case "${dollar}{words[i]}" in --origin|--profile|--data) shop+=("${dollar}{words[i]}" "${dollar}{words[i+1]}") ;; esac
  done
  local kind="${dollar}{words[1]} ${dollar}{words[2]}"
  [[ "$prev" == --market ]] && kind=--market
  [[ "$prev" == --* && "$kind" != --market ]] && return 0
  local values
  case "$kind" in
    "markets show"|"markets hours"|"markets explain")
      values="$(_heimwerk__list markets list --fields id,name "${dollar}{shop[@]}")"
      if [[ "$cur" == [0-9]* ]]; then
        values="$(sed 's/,.*//' <<< "$values")"
      else
        values="$(sed 's/^[^,]*,//; s/^[^ ]* //; /["]/d' <<< "$values")"
      fi ;;
    --market) values="$(_heimwerk__list markets list --fields id "${dollar}{shop[@]}")" ;;
    "orders list"|"orders export") ;;
    "orders "?*) values="$(_heimwerk__list orders list --fields orderId)" ;;
    "mails show") values="$(_heimwerk__list mails list --fields id)" ;;
  esac
  local value
  while IFS= read -r value; do
    [[ -n "$value" && "$value" == "$cur"* ]] && COMPREPLY+=("$(printf '%q' "$value")")
  done <<< "$values"
  return 0
}
complete -F _heimwerk__live heimwerk`

/** Returns the script that completes the command line in a shell: with values of the shop's data in Bash. */
export const completionScript = (command: Command.Command.Any, shell: Completions.Shell): string => {
  const script = Completions.generate(command.name, shell, Completions.fromCommand(command))
  return shell === "bash" ? script + liveBash : script
}
