#!/bin/sh
# Installs the named packages of Debian (as root), without the services that Debian would start with them. Its status is
# 1 if one could not be installed.
set -u
export DEBIAN_FRONTEND=noninteractive

policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
	trap 'rm -f "$policy"' EXIT
	trap 'exit 130' HUP INT TERM
	printf '#!/bin/sh\nexit 101\n' >"$policy"
	chmod +x "$policy"
fi

install() {
	apt-get -qq -o DPkg::Lock::Timeout=120 install --no-install-recommends "$@" >/dev/null
}

# One source that does not answer keeps nothing of the others away, nor does a package that this release lacks.
apt-get -qq update
install "$@" && exit
status=0
for package; do
	install "$package" || status=1
done
exit "$status"
