# The site's static half on workerd, in front of its server. `node scripts/run.mjs edge` puts this file beside what it embeds:
#   cd .cache/edge && npx workerd serve workerd.capnp
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "edge", worker = .edge),
    (name = "assets", disk = "assets"),
    (name = "origin", external = (address = "127.0.0.1:4321", http = (forwardedProtoHeader = "X-Forwarded-Proto"))),
  ],
  sockets = [(name = "http", address = "*:8080", http = (forwardedProtoHeader = "X-Forwarded-Proto"), service = "edge")],
);

const edge :Workerd.Worker = (
  modules = [
    (name = "worker.js", esModule = embed "worker.js"),
    (name = "handler.js", esModule = embed "handler.js"),
    (name = "manifest.json", json = embed "manifest.json"),
  ],
  bindings = [(name = "ASSETS", service = "assets"), (name = "ORIGIN", service = "origin")],
  compatibilityDate = "2026-11-01",
);
