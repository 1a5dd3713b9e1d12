#!/bin/sh
# Installs the named packages of Debian (as root), without the services that Debian would start with them. Its status is
# 1 if one could not be installed.
set -eu
export DEBIAN_FRONTEND=noninteractive

policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
	trap 'rm -f "$policy"' EXIT
	trap 'exit 130' HUP INT TERM
	printf '#!/bin/sh\nexit 101\n' >"$policy"
	chmod +x "$policy"
fi

install() {
	apt-get -qq install --no-install-recommends "$@" >/dev/null
}

# A source that does not answer does not end the installation.
apt-get -qq update || :
# Another installation may run.
install -o DPkg::Lock::Timeout=120 "$@" && exit
# A package that this release lacks keeps the others away, unless each is installed by itself.
status=0
for package; do
	install "$package" || status=1
done
exit "$status"
