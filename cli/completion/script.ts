import { Completions } from "effect/cli"
import type { Command } from "effect/cli"

/** A dollar sign before a brace, which a template would read as its own. */
const dollar = "$"

/**
 * Functions that complete the values that `heimwerk complete` offers. Each shell first completes commands, options and
 * fixed values with the function of the framework.
 *
 * Several article numbers for a search word have a common beginning. Bash would replace the word by it, so a blank
 * entry keeps the word. The numbers stay in a variable, because a search does not find the beginning of a number. Zsh
 * inserts the first number and goes on to the next one with each Tab. Fish drops values that do not contain the word.
 */
const live: Readonly<Record<Exclude<Completions.Shell, "powershell">, string>> = {
  bash: String.raw`
_heimwerk__numbers=()
_heimwerk__live()
{
  _heimwerk "$@"
  ((${dollar}{#COMPREPLY[@]} == 0)) || return 0
  local cur prev words cword
  _init_completion -n "$COMP_WORDBREAKS" || return 0
  local value line found=()
  while IFS=$'\t' read -r value line; do
    found+=("$value")
  done < <(heimwerk complete -- "${dollar}{words[@]:1:cword}" 2>/dev/null)
  case "${dollar}{words[1]} ${dollar}{words[2]}" in
    "products show"|"prices explain")
      ((${dollar}{#found[@]} == 0)) && found=("${dollar}{_heimwerk__numbers[@]}") || _heimwerk__numbers=("${dollar}{found[@]}")
      [[ "$cur" == [0-9]* ]] || { COMPREPLY=("${dollar}{found[@]}"); ((${dollar}{#found[@]} < 2)) || COMPREPLY+=(" "); return 0; } ;;
  esac
  for value in "${dollar}{found[@]}"; do
    [[ "$value" == "$cur"* ]] && COMPREPLY+=("$(printf '%q' "$value")")
  done
  return 0
}
complete -F _heimwerk__live heimwerk`,
  zsh: String.raw`
functions[_heimwerk__static]=$functions[_heimwerk]
_heimwerk() {
  local -a typed=("${dollar}{(@Q)words[2,CURRENT]}") offers
  local insert="$compstate[insert]"
  _heimwerk__static "$@"
  (( compstate[nmatches] )) && return 0
  offers=("${dollar}{(@f)$(heimwerk complete -- "${dollar}{typed[@]}" 2>/dev/null)}")
  offers=("${dollar}{(@)offers:#}")
  (( ${dollar}#offers )) || return 1
  local -a values=("${dollar}{(@)offers%%$'\t'*}") lines=("${dollar}{(@)offers/$'\t'/  }")
  compstate[insert]="$insert"
  [[ "$values[1]" == "$typed[-1]"* ]] || compstate[insert]=menu
  compadd -U -d lines -a values
}
`,
  fish: String.raw`
function __heimwerk_live
  set -l words (commandline -poc) (commandline -ct)
  test (count $words) -ge 3; and heimwerk complete -- $words[2..] 2>/dev/null
end
complete -c heimwerk -f -a '(__heimwerk_live)'`,
}

/** The comment in the script for zsh before the lines that register its function. */
const zshRegistration = "# Handle both direct invocation and autoload"

/** Returns the script that completes the command line in a shell, also with values of the shop's data. */
export const completionScript = (command: Command.Command.Any, shell: Completions.Shell): string => {
  const script = Completions.generate(command.name, shell, Completions.fromCommand(command))
  if (shell === "powershell") return script
  return shell === "zsh"
    ? script.replace(zshRegistration, () => `${live.zsh}\n${zshRegistration}`)
    : script + live[shell]
}
