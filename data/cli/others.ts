/**
 * Third-party programs and shell builtins that pages may use. Any other name fails the tests unless it
 * is in data/cli, so that typos are found.
 */
export const otherPrograms: ReadonlySet<string> = new Set(
  `
  . : [ alias awk base64 bc break cat cd chmod chown command continue cp crontab cut date df diff
  dig dd du echo eval exit export false fallocate file find free grep groupadd groups gunzip gzip
  head hostname id install kill last ldconfig ldd ln pgrep pkill ls lsb_release lscpu lsblk lz4 md5sum mkdir mktemp more
  mount mv nano nc netstat nproc openssl passwd ping printf ps pwd read return rm rsync scp sed
  seq set sha256sum shasum shift shutdown sleep sort source ss ssh ssh-keygen stat sysctl tail tar
  tee test timeout top touch tr trap true ulimit umask uname uniq unset unzip useradd userdel usermod vi
  vim wait watch wc wget which whoami xargs xxd xz zip zstd
  apt apt-get brew dnf dpkg snap yum
  journalctl loginctl systemctl systemd-analyze timedatectl ufw iptables
  bitcoin-cli bitcoind bitcoin-tx bitcoin-wallet
  curl jq yq git make gcc go cargo rustc rustup python3 pip pip3 protoc buf
  node npm npx yarn pnpm bun nvm tsx
  docker docker-compose kubectl helm
  cosmos-fpd rollup-fpd
  cosmovisor wasmd gaiad hermes rly websocat grpcurl nginx mongosh mongodump mongorestore
  rabbitmqctl gpg minisign cosign age promtool prometheus amtool sqlite3 bash sh
  `
    .trim()
    .split(/\s+/),
);
