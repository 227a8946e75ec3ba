import { Completions } from "effect/cli"
import type { Command } from "effect/cli"

/** A dollar sign. Before a brace in a template literal, a literal dollar sign would begin a placeholder. */
const dollar = "$"

/**
 * Shell functions that offer the values of `heimwerk complete`. Each shell first completes commands, options
 * and fixed values with the framework's function. Bash and zsh run `heimwerk complete` only if that function
 * finds no match. Fish runs it for every word after the first one.
 *
 * For an article, the typed word can be a search word. If several article numbers match it, Bash would replace
 * the word with the common beginning of these numbers; a blank entry prevents this. If the word is the
 * beginning of a number, the search finds nothing, so Bash offers the numbers of the last search. Zsh inserts
 * the first number, and the next number after each Tab. Fish drops values that do not contain the word.
 *
 * If nothing matches, Bash completes file names.
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
complete -o bashdefault -o default -F _heimwerk__live heimwerk`,
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

/** Comment in the framework's zsh script. The lines after the comment register the completion function. */
const zshRegistration = "# Handle both direct invocation and autoload"

/** The options whose value is a file or a folder. */
const pathFlags = new Set(["data", "file"])
/** The names of arguments whose value is a file or a folder. */
const pathArguments = new Set(["Datei", "Ordner"])

/**
 * Marks options and arguments as paths. For the parser they are texts, because the commands read files themselves.
 * Zsh and fish complete file names only for paths.
 */
const withPaths = (command: Completions.CommandDescriptor): Completions.CommandDescriptor => {
  const type = { _tag: "Path", pathType: "either" } as const
  return {
    ...command,
    flags: command.flags.map((flag) => (pathFlags.has(flag.name) ? { ...flag, type } : flag)),
    arguments: command.arguments.map((one) => (pathArguments.has(one.name) ? { ...one, type } : one)),
    subcommands: command.subcommands.map(withPaths),
  }
}

/** Returns the completion script of a shell. It also completes values of the shop's data, except in PowerShell. */
export const completionScript = (command: Command.Command.Any, shell: Completions.Shell): string => {
  const described = Completions.fromCommand(command)
  switch (shell) {
    case "bash":
      return Completions.generate(command.name, shell, described) + live.bash
    case "fish":
      return Completions.generate(command.name, shell, withPaths(described)) + live.fish
    case "zsh":
      return Completions.generate(command.name, shell, withPaths(described)).replace(
        zshRegistration,
        () => `${live.zsh}\n${zshRegistration}`,
      )
    case "powershell":
      return Completions.generate(command.name, shell, described)
  }
}
